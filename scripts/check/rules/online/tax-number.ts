/** What is wrong with a tax number; `control` is the character that the others ask for. */
export type TaxNumberProblem =
  | { readonly kind: "shape" }
  | { readonly kind: "control"; readonly meant: string }
  | { readonly kind: "example" };

/** Letters of the numbers of persons, by the rest of dividing by 23 (RD 1553/2005, art. 11; Orden INT/2058/2008). */
const personLetters = "TRWAGMYFPDXBNJZSQVHLCKE";
/** Control letters of the numbers of entities, by their control digit (Orden EHA/451/2008, art. 4 and annex). */
const entityLetters = "JABCDEFGHI";
/** Entities whose control character is always a letter, and those for which it is always a digit; others have either. */
const withLetter = /^[NPQRSW]/;
const withDigit = /^[ABEH]/;

/** The number in the best-known explanation of the rule, which belongs to another company. */
const quotedNumbers: readonly string[] = ["A58818501"];

/**
 * Returns what is wrong with a NIF: one of a Spanish person (DNI), a foreigner (NIE, or K, L and M) or an entity (CIF).
 * Undefined where its control character is right and its figures are not those of an example. Spaces, points, hyphens and
 * the `ES` of the VAT number do not matter. Own code, because the packages for it accept a digit where the rule asks for
 * a letter.
 *
 * `B12345675` → the control character must be 4, and `B12345674` is an example.
 */
export function findTaxNumberProblem(written: string): TaxNumberProblem | undefined {
  const number = written
    .toUpperCase()
    .replaceAll(/[\s.\-/]/g, "")
    .replace(/^ES(?=.{9}$)/, "");
  const controls = controlsOf(number);
  if (controls === undefined) return { kind: "shape" };
  const figures = number.replaceAll(/\D/g, "");
  const body = number.slice(0, -1);
  if (isSequence(body.replaceAll(/\D/g, "")) || isSequence(figures) || quotedNumbers.includes(number)) {
    return { kind: "example" };
  }
  return controls.includes(number.slice(-1)) ? undefined : { kind: "control", meant: body + controls[0] };
}

/** Returns the control characters that a number may have; undefined where it has not the shape of one. */
function controlsOf(number: string): readonly string[] | undefined {
  const [, kind = "", figures = ""] = /^([XYZKLM]?)(\d{7,8})[A-Z]$/.exec(number) ?? [];
  if (figures.length === (kind === "" ? 8 : 7)) {
    const prefix = "XYZ".includes(kind) && kind !== "" ? String("XYZ".indexOf(kind)) : "";
    return [personLetters.charAt(Number(prefix + figures) % 23)];
  }
  const entity = /^([ABCDEFGHJNPQRSUVW])(\d{7})[\dA-J]$/.exec(number)?.[2];
  if (entity === undefined) return undefined;
  const digit = controlDigit(entity);
  const letter = entityLetters.charAt(digit);
  if (withLetter.test(number)) return [letter];
  return withDigit.test(number) ? [String(digit)] : [String(digit), letter];
}

/** Returns the control digit of an entity: figures at odd places count double, digit by digit. */
function controlDigit(figures: string): number {
  const sum = [...figures].map(Number).reduce((total, figure, index) => {
    const counted = index % 2 === 0 ? figure * 2 : figure;
    return total + Math.floor(counted / 10) + (counted % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether figures are one digit repeated, or follow each other up or down. */
function isSequence(figures: string): boolean {
  return /^(\d)\1*$/.test(figures) || "01234567890".includes(figures) || "9876543210".includes(figures);
}
