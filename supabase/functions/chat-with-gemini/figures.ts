import { fold } from "./words.ts";

/** The figures in a message: surfaces in m² and amounts in euros, each with the text before it. */
export interface Figures {
  readonly areas: readonly { readonly squareMetres: number; readonly before: string }[];
  /** `isNamed`: the message says that it is money, «30.000 €» or «30k», and not only «30.000». */
  readonly amounts: readonly { readonly euros: number; readonly before: string; readonly isNamed: boolean }[];
  /** The message with digits instead of number words, without surfaces and amounts. */
  readonly rest: string;
}

const metresPerFoot = 0.3048;
/** Plausible areas of buildings in m², from a booth to an estate. */
const areaRange = { min: 4, max: 10_000 };
/** Plausible sides of buildings in m, for figures without a unit: «6x4» is a building, «90 x 90» a shower. */
const sideRange = { min: 2, max: 60 };
/** Plausible budgets for a building, in euros. */
const budgetRange = { min: 1000, max: 100_000_000 };

const plainFigure = String.raw`(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d{1,9}(?:[.,]\d{1,2})?)`;
// Does not match within a word or another figure.
const figure = String.raw`(?<![\d.,\p{L}])${plainFigure}`;
const end = String.raw`(?![\p{L}\d^])`;
const times = String.raw`\s*(?:x|×|\*|por)\s*`;
const metre = "(?:m|mts?|mtrs?|metros?)";
const foot = "(?:'|′|pies|ft)";
const square = String.raw`(?:m\^2|m2|mt?r?s?2|${metre}\s*(?:cuadrad[oa]s?|2)|${metre})`;
const pattern = (source: string) => new RegExp(source, "giu");

const inRange = (side: number) => side >= sideRange.min && side <= sideRange.max;
/** Ways to write a surface, each with the area in m² from its one or two figures; undefined if it is not a surface. */
const surfaces: readonly (readonly [RegExp, (one: number, other: number) => number | undefined])[] = [
  [pattern(String.raw`${figure}\s*${foot}?${times}${plainFigure}\s*${foot}`), (a, b) => a * b * metresPerFoot ** 2],
  [pattern(String.raw`${figure}\s*${metre}?${times}${plainFigure}\s*${metre}${end}`), (a, b) => a * b],
  [
    pattern(String.raw`${figure}${times}${plainFigure}(?!\s*(?:cm|mm|€|%|euros|k|mil|x|×))${end}`),
    (a, b) => (inRange(a) && inRange(b) ? a * b : undefined),
  ],
  [pattern(String.raw`${figure}\s*${square}${end}(?!\s+de\s+(?:larg|anch|alt|distan|la|el|mi))`), (metres) => metres],
];
const factors: Readonly<Record<string, number>> = { k: 1000, mil: 1000, millon: 1_000_000, millones: 1_000_000 };
// A price per metre that a visitor claims is no amount: «1.200 €/m²».
const money = pattern(
  String.raw`${figure}\s?(k|mil|millon|millones)?\s?(€|euros?|eur)?${end}(?!\s*(?:€|euros?)?\s*(?:\/|el|por|al)\s*m)`,
);

/**
 * Returns the surfaces and amounts in a message. «De segunda mano» is not a figure.
 *
 * - `"una casa de cuarenta metros cuadrados"`, `"de 8 x 5 metros"` → 40 m²
 * - `"de 30x12 pies"` → 33.45 m²
 * - `"con treinta mil euros"`, `"30k"` → 30000 €
 */
export function readFigures(message: string): Figures {
  const found: Figures["areas"][number][] = [];
  let rest = writeDigits(fold(message).replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, ""));
  for (const [surface, areaOf] of surfaces) {
    rest = rest.replaceAll(surface, (whole: string, one: string, ...others: unknown[]) => {
      const [other, index] = typeof others[0] === "string" ? others : ["1", ...others];
      const area = areaOf(numberOf(one), numberOf(String(other)));
      if (area === undefined) return whole;
      found.push({ squareMetres: Math.round(area * 100) / 100, before: rest.slice(0, Number(index)) });
      return " ";
    });
  }
  const amounts: Figures["amounts"][number][] = [];
  rest = rest.replaceAll(money, (whole, digits: string, ...[unit, currency, index, text]: MoneyMatch) => {
    const euros = numberOf(digits) * (factors[unit ?? ""] ?? 1);
    if (euros < budgetRange.min || euros > budgetRange.max) return whole;
    amounts.push({ euros, before: text.slice(0, index), isNamed: currency !== undefined || unit !== undefined });
    return " ";
  });
  const areas = found.filter(({ squareMetres: area }) => area >= areaRange.min && area <= areaRange.max);
  return { areas: [...new Map(areas.map((area) => [area.squareMetres, area])).values()], amounts, rest };
}

/** The match after the digits of an amount: «mil», «euros», its position and the message. */
type MoneyMatch = [unit: string | undefined, currency: string | undefined, index: number, text: string];

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
