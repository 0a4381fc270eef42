import { priceOf } from "#app/content/figures/model-price.ts";
import type { Issue } from "#app/content/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

/** The most units of a model, and the largest area in m², that are looked for. */
const greatest = { units: 20, area: 500 };
/**
 * «Unos 25.300 €» for 25.308 € is the same figure, and «desde 24.500 €» is meant for the price of the smallest model.
 */
const tolerances = { figure: 0.002, least: 0.05 };
const announced = /(?:desde|a partir de)\s(?:(?:los|unos)\s)?$/iu;

// Thousands are also grouped by a space («54 000 €»), and cents may follow.
const euros =
  /(?<![\d.,]|\d\s)(\d{1,3}(?:[.\s]\d{3})+|\d{4,})(,\d{1,2})?\s?(?:€(?!\/)|(?:euros|EUR)(?!\s+(?:por|el)\s+metro))/gu;
const squareMetres = /(?<![\d.,])(\d+(?:,\d+)?)\s?m²/gu;

/**
 * Checks that no amount in euros is typed that follows from the price: a whole number of square metres or an area of
 * the same text × price per square metre, or some units of a model.
 */
export function checkTypedFigures(file: ContentFile, { factsFor }: CheckedSite): Issue[] {
  const prices = factsFor(file)?.prices;
  if (!prices || file.kind === "assistant") return [];
  const texts = file.filled;
  const inBody = texts.flatMap(({ path, text }) => (path ? [] : areasIn(text)));
  return texts.flatMap(({ text, path, issue }) =>
    [...text.matchAll(euros)].flatMap((match) => {
      const amount = readFigure(`${match[1] ?? ""}${match[2] ?? ""}`);
      const expression =
        expressionOf(amount, path ? areasIn(text) : inBody, prices) ??
        (announced.test(text.slice(0, match.index)) ? modelPrice(amount, prices, tolerances.least) : undefined);
      if (expression === undefined) return [];
      const values = { found: match[0], expression, constant: `${amount} en euros` };
      return issue("fact-literal", values, match.index, match[0]);
    }),
  );
}

interface Prices {
  readonly metro: number;
  /** By the id of the model. */
  readonly models: ReadonlyMap<string, number>;
}

/** Returns the expression that computes an amount; undefined where it does not follow from the price. */
function expressionOf(amount: number, areas: readonly number[], { metro, models }: Prices): string | undefined {
  // `literalFacts` reports it.
  if ([...models.values()].includes(amount)) return undefined;
  const area = [...areas, amount / metro].find(
    (candidate) => priceOf(candidate, metro) === amount && (areas.includes(candidate) || isArea(candidate)),
  );
  if (area !== undefined) return `precio.metro * ${String(area).replace(".", ",")}`;
  return modelPrice(amount, { metro, models }, tolerances.figure);
}

/** Returns the expression for the price of some units of a model that an amount is near to. */
function modelPrice(amount: number, { models }: Prices, tolerance: number): string | undefined {
  for (const [id, price] of models) {
    const units = Math.round(amount / price);
    if (units < 1 || units > greatest.units || Math.abs(amount - units * price) > tolerance * amount) continue;
    return units === 1 ? `modelos.${id}.precio` : `modelos.${id}.precio * ${units}`;
  }
  return undefined;
}

function areasIn(text: string): number[] {
  return [...text.matchAll(squareMetres)].map(([, area = ""]) => readFigure(area));
}

function isArea(value: number): boolean {
  return Number.isInteger(value) && value >= 4 && value <= greatest.area;
}

/** «1.250,5» and «1 250,5» → 1250.5 */
function readFigure(text: string): number {
  return Number(text.replaceAll(/[.\s]/g, "").replace(",", "."));
}
