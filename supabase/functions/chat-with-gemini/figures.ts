import { fold } from "./words.ts";

/** The figures in a message. */
export interface Figures {
  /** Surfaces in m², each with the text before it. */
  readonly areas: readonly { readonly squareMetres: number; readonly before: string }[];
  /** Amounts in euros: «30000 €», «30k» or «30.000», but not «30000», which may be anything. */
  readonly amounts: readonly number[];
  /** The message with digits instead of number words, without surfaces and amounts. */
  readonly rest: string;
}

/** Plausible areas of buildings in m², from a booth to an estate. */
const areaRange = { min: 4, max: 10_000 };
/** Plausible sides of buildings in m: «6x4» is a building, «90 x 90» a shower. */
const sideRange = { min: 2, max: 60 };
/** Plausible budgets for a building, in euros. */
const budgetRange = { min: 1000, max: 100_000_000 };

const figure = String.raw`(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d{1,9}(?:[.,]\d{1,2})?)`;
// A figure does not match within a word or another figure.
const start = String.raw`(?<![\d.,\p{L}])`;
const end = String.raw`(?![\p{L}\d^])`;
const metre = "(?:m|mts?|mtrs?|metros?)";
const square = String.raw`(?:m\^2|m2|mt?r?s?2|${metre}\s*(?:cuadrad[oa]s?|2)|${metre})`;
const otherUnit = String.raw`\s*(?:cm|mm|'|pies|ft|€|%|euros|k|mil|x|×)`;
const sides = String.raw`(?<long>${figure})\s*${metre}?\s*(?:x|×|\*|por)\s*(?<wide>${figure})(?!${otherUnit})(?:\s*${metre})?`;
const lengthOf = String.raw`\s+de\s+(?:larg|anch|alt|distan|la|el|mi)`;
/** «8x5», «8 por 5 metros», «40 m²». */
const surface = new RegExp(`${start}(?:${sides}|(?<metres>${figure})\\s*${square}(?!${lengthOf}))${end}`, "giu");
const factors: Readonly<Record<string, number>> = { k: 1000, mil: 1000, millon: 1_000_000, millones: 1_000_000 };
const currency = "(?:€|euros?|eur)";
// A price per metre that a visitor claims is no amount: «1.200 €/m²».
const perMetre = String.raw`\s*(?:€|euros?)?\s*(?:\/|el|por|al)\s*m`;
const money = new RegExp(
  String.raw`${start}(?<digits>${figure})\s?(?:(?<unit>k|mil|millon|millones)(?:\s?${currency})?|${currency}|(?<=\.\d{3}))${end}(?!${perMetre})`,
  "giu",
);

/**
 * Returns the surfaces and amounts in a message. «De segunda mano» is not a figure.
 *
 * - `"una casa de cuarenta metros cuadrados"`, `"de 8 x 5 metros"` → 40 m²
 * - `"con treinta mil euros"`, `"30k"` → 30000 €
 */
export function readFigures(message: string): Figures {
  const text = writeDigits(fold(message).replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, ""));
  const areas = [...text.matchAll(surface)].flatMap(({ index, groups: { long = "", wide = "", metres } = {} }) => {
    const [one, other] = [numberOf(long), numberOf(wide)];
    if (metres === undefined && !(isWithin(sideRange, one) && isWithin(sideRange, other))) return [];
    const squareMetres = metres === undefined ? Math.round(one * other * 100) / 100 : numberOf(metres);
    return isWithin(areaRange, squareMetres) ? [{ squareMetres, before: text.slice(0, index) }] : [];
  });
  const rest = text.replaceAll(surface, " ");
  const amounts = [...rest.matchAll(money)]
    .map(({ groups: { digits = "", unit = "" } = {} }) => numberOf(digits) * (factors[unit] ?? 1))
    .filter((euros) => isWithin(budgetRange, euros));
  return { areas, amounts, rest: rest.replaceAll(money, " ") };
}

/** Whether a message asks how much or how many, and a text has no number and does not say on what that depends. */
export function lacksNumber(message: string, text: string): boolean {
  return (
    /(?:cuant[oa]s?|que valen?)(?!\p{L})/u.test(fold(message)) && !/\d|depende|segun/.test(writeDigits(fold(text)))
  );
}

function isWithin({ min, max }: { readonly min: number; readonly max: number }, figure: number): boolean {
  return figure >= min && figure <= max;
}

/** Returns the number in Spanish digits: `"1.200"` → 1200; `"28,5"` and `"28.5"` → 28.5 */
function numberOf(text: string): number {
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text) ? text.replaceAll(".", "") : text;
  return Number(plain.replace(",", "."));
}

const small =
  "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete " +
  "dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve";
const tens = "- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa ciento";
const hundreds =
  "- cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos";
const values: ReadonlyMap<string, number> = new Map(
  [small, tens, hundreds].flatMap((words, power) =>
    words.split(" ").map((word, value): [string, number] => [word, value * 10 ** power]),
  ),
);

/** Returns a text with digits instead of number words, but for «un»: «cuarenta y cinco metros» → «45 metros». */
function writeDigits(text: string): string {
  const add = (_words: string, more: string, less: string) => String(Number(more) + Number(less));
  return text
    .replaceAll("un par de", "2")
    .replaceAll(/\p{L}{3,}/gu, (word) => String(values.get(word) ?? word))
    .replaceAll(/(?<!\d)([3-9]0) y (\d)(?!\d)/g, add)
    .replaceAll(/(?<!\d)([1-9]00) (\d{1,2})(?!\d)/g, add)
    .replaceAll(/(?<!\p{L})mil (\d{3})(?!\d)/gu, (_words, rest: string) => `1${rest}`);
}
