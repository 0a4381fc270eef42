/** In m², from a booth to an estate: what is outside is no building. */
const areaRange = { min: 4, max: 10_000 };

const figure = String.raw`(?<![\d.,])(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)`;
const squareMetres = new RegExp(
  String.raw`${figure}\s*(?:m\s?2|m\^2|mts?2?|m|metros?(?:\s*(?:cuadrados?|2))?)(?![\p{L}\d^])(?!\s+de\s+(?:larg|anch|alt|distan|la|el|mi))`,
  "giu",
);
const sides = new RegExp(
  String.raw`${figure}\s*(?:m|metros)?\s*(?:x|×|por)\s*${figure}\s*(?:m|mts?|metros?)(?![\p{L}\d^])`,
  "giu",
);

/** A surface that a message names. */
export interface Surface {
  /** In m². */
  readonly area: number;
  /** The words before it in the message: «una casa de». */
  readonly before: string;
}

/**
 * Returns the surfaces that a message names, and the message without them.
 *
 * - `"una casa de 40 metros cuadrados"` → 40
 * - `"de 1.200 m² o de 28,5 m2"` → 1200 and 28.5
 * - `"de 8 x 5 metros"` → 40
 */
export function findSurfaces(message: string): { readonly surfaces: readonly Surface[]; readonly rest: string } {
  const text = message.normalize("NFKC");
  const products = [...text.matchAll(sides)].map(({ 1: length = "", 2: width = "", index }) => ({
    area: round(toNumber(length) * toNumber(width)),
    before: text.slice(0, index),
  }));
  const others = text.replaceAll(sides, " ");
  const named = [...others.matchAll(squareMetres)].map(({ 1: area = "", index }) => ({
    area: toNumber(area),
    before: others.slice(0, index),
  }));
  const byArea = new Map([...products, ...named].reverse().map((surface) => [surface.area, surface]));
  const surfaces = [...byArea.values()].reverse().filter(({ area }) => area >= areaRange.min && area <= areaRange.max);
  return { surfaces, rest: others.replaceAll(squareMetres, " ") };
}

/** Returns the price in whole euros. A test compares it with `priceOf`, which computes those of the models. */
export function areaPrice(area: number, eurosPerSquareMetre: number): number {
  return Math.round(area * eurosPerSquareMetre);
}

/** Reads Spanish figures: `"1.200"` → 1200; `"28,5"` and `"28.5"` → 28.5 */
function toNumber(text: string): number {
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text) ? text.replaceAll(".", "") : text;
  return Number(plain.replace(",", "."));
}

function round(area: number): number {
  return Math.round(area * 100) / 100;
}
