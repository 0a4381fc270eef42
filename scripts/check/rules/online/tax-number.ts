/** Letters of the numbers of persons, by the rest of dividing by 23 (RD 1553/2005, art. 11; Orden INT/2058/2008). */
const personLetters = "TRWAGMYFPDXBNJZSQVHLCKE";
/** Control letters of the numbers of entities, by their control digit (Orden EHA/451/2008, art. 4 and annex). */
const entityLetters = "JABCDEFGHI";
/**
 * Entities whose control character is always a letter, and those for which it is always a digit; others have either.
 */
const withLetter = /^[NPQRSW]/;
const withDigit = /^[ABEH]/;

/**
 * Returns what is wrong with a NIF: one of a Spanish person (DNI), a foreigner (NIE, or K, L and M) or an entity (CIF).
 * Undefined where its control character is right and its figures are not those of an example. Spaces, points, hyphens
 * and the `ES` of the VAT number do not matter. Own code, because the packages for it accept a digit where the rule
 * asks for a letter.
 */
export function findTaxNumberProblem(written: string): "control" | "example" | undefined {
  const number = written
    .toUpperCase()
    .replaceAll(/[\s.\-/]/g, "")
    .replace(/^ES(?=.{9}$)/, "");
  const controls = controlsOf(number);
  if (controls === "") return "control";
  // The number in the best-known explanation of the rule belongs to another company.
  const isExample = number === "A58818501" || [number, number.slice(0, -1)].some(isSequence);
  if (isExample) return "example";
  return controls.includes(number.slice(-1)) ? undefined : "control";
}

/** Whether the figures of a number are one digit repeated, or follow each other up or down. */
function isSequence(number: string): boolean {
  const figures = number.replaceAll(/\D/g, "");
  return /^(\d)\1*$/.test(figures) || "01234567890".includes(figures) || "9876543210".includes(figures);
}

/** Returns the control characters that a number may have; none where it has not the shape of one. */
function controlsOf(number: string): string {
  const [, foreigner = "", person] = /^(?=.{9}$)([XYZKLM]?)(\d{7,8})[A-Z]$/.exec(number) ?? [];
  // X, Y and Z count as 0, 1 and 2; K, L and M as nothing.
  if (person) return personLetters.charAt(Number(`${Math.max(0, "XYZ".indexOf(foreigner))}${person}`) % 23);
  const [, entity] = /^[ABCDEFGHJNPQRSUVW](\d{7})[\dA-J]$/.exec(number) ?? [];
  if (!entity) return "";
  // Figures at odd places count double, digit by digit.
  const sum = [...entity].reduce((total, figure, index) => {
    const counted = Number(figure) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(counted / 10) + (counted % 10);
  }, 0);
  const digit = (10 - (sum % 10)) % 10;
  const letter = entityLetters.charAt(digit);
  if (withLetter.test(number)) return letter;
  return withDigit.test(number) ? String(digit) : `${digit}${letter}`;
}
