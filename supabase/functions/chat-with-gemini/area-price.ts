/** In m², from a booth to an estate: what is outside is no building. */
const areaRange = { min: 4, max: 10_000 };
/** In m, the sides of a building where no unit says so: «6x4» is one, «90 x 90» a shower. */
const sideRange = { min: 2, max: 60 };
const metresPerFoot = 0.3048;

const plainFigure = String.raw`(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d{1,9}(?:[.,]\d{1,9})?)`;
// Not within a word or another figure.
const figure = String.raw`(?<![\d.,\p{L}])${plainFigure}`;
const noMore = String.raw`(?![\p{L}\d^])`;
const squareMetres = new RegExp(
  String.raw`${figure}\s*(?:m\^2|(?:metros?|mtro?s?|mts?|m)\s*(?:cuadrados?|2)?)${noMore}(?!\s+de\s+(?:larg|anch|alt|distan|la|el|mi))`,
  "giu",
);
const times = String.raw`\s*(?:x|×|\*|por)\s*`;
const sides = new RegExp(
  String.raw`${figure}\s*(?:m|metros)?${times}${plainFigure}\s*(?:m|mts?|metros?)${noMore}`,
  "giu",
);
const sidesInFeet = new RegExp(
  String.raw`${figure}\s*(?:'|′|pies|ft)?${times}${plainFigure}\s*(?:'|′|pies|ft)(?!\p{L})`,
  "giu",
);
const squareFeet = new RegExp(String.raw`${figure}\s*(?:pies\s+cuadrados|pies2|ft2|sqft)${noMore}`, "giu");
const sidesWithoutUnit = new RegExp(
  String.raw`${figure}${times}${plainFigure}(?![\d.,]*\d|\s*(?:cm|mm|€|%|euros|k|mil|x|×|\*))${noMore}`,
  "giu",
);

/** «700 €/m²», «a 700 el metro»: a price that a visitor claims, which is no surface. */
const rates = new RegExp(
  String.raw`(?:\ba\s+)?${figure}\s*(?:€|euros?|eur)?\s*(?:\/|el|por|al|cada)\s*(?:m2|m²|metro(?:\s+cuadrado)?)(?![\p{L}\d])`,
  "giu",
);

/** Returns a message without prices per square metre, which nothing is computed with. */
export function withoutRates(message: string): string {
  return message.normalize("NFKC").replaceAll(rates, " ");
}

/** A surface that a message names. */
export interface Surface {
  /** In m². */
  readonly area: number;
  /** The words before it in the message: «una casa de». */
  readonly before: string;
  /** The words after it. */
  readonly after: string;
  /** Its sides, where they are in feet, as the pages write them: «20'x10'». */
  readonly feet?: string;
}

export interface SurfaceOptions {
  /** Whether «6x4» is a surface in metres as well. */
  readonly withoutUnit?: boolean;
}

/**
 * Returns the surfaces that a message names, and the message without them. Its number words have to be figures already.
 *
 * - `"una casa de 40 metros cuadrados"` → 40
 * - `"de 1.200 m² o de 28,5 m2"` → 1200 and 28.5
 * - `"de 8 x 5 metros"` → 40
 * - `"de 30x12 pies"` → 33.45
 */
export function findSurfaces(
  message: string,
  { withoutUnit = false }: SurfaceOptions = {},
): { readonly surfaces: readonly Surface[]; readonly rest: string } {
  const found: Surface[] = [];
  let rest = message.normalize("NFKC");
  function take(
    pattern: RegExp,
    areaOf: (one: number, other: number) => Pick<Surface, "area" | "feet"> | undefined,
  ): void {
    rest = rest.replaceAll(pattern, (whole: string, ...groups: unknown[]) => {
      const [one, other] = groups.map((group) => (typeof group === "string" ? toNumber(group) : 1));
      const index = groups.find((group) => typeof group === "number");
      const surface = areaOf(one ?? 1, typeof groups[1] === "string" ? (other ?? 1) : 1);
      if (!surface) return whole;
      const end = (index ?? 0) + whole.length;
      found.push({ ...surface, before: rest.slice(0, index), after: rest.slice(end) });
      return " ";
    });
  }
  const foot = metresPerFoot;
  take(sidesInFeet, (length, width) => ({
    area: round(length * width * foot * foot),
    feet: `${length}'x${width}'`,
  }));
  take(squareFeet, (area) => ({ area: round(area * foot * foot) }));
  take(sides, (length, width) => ({ area: round(length * width) }));
  take(squareMetres, (area) => ({ area }));
  if (withoutUnit) {
    const isSide = (side: number) => side >= sideRange.min && side <= sideRange.max;
    take(sidesWithoutUnit, (length, width) =>
      isSide(length) && isSide(width) ? { area: round(length * width) } : undefined,
    );
  }
  const byArea = new Map(found.map((surface) => [surface.area, surface]));
  const surfaces = [...byArea.values()].filter(({ area }) => area >= areaRange.min && area <= areaRange.max);
  return { surfaces, rest };
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
