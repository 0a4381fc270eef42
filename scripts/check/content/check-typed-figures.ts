import type { Nodes } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import { priceOf } from "#app/content/model-price.ts";
import { bodyIssue, bodyNodes, sourceOffset } from "./body-nodes.ts";
import { fieldPieceIssue, frontMatterTexts } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";
import type { Surroundings } from "./surroundings.ts";

/** Units of a model, or square metres, that texts speak of. */
const greatest = { units: 20, area: 500 };
/** «Unos 25.300 €» for 25.308 € is the same figure. */
const tolerance = 0.002;

// Thousands are also grouped by a space («54 000 €»), and cents may follow.
const euros =
  /(?<![\d.,]|\d\s)(\d{1,3}(?:[.\s]\d{3})+|\d{4,})(,\d{1,2})?\s?(?:€(?!\/)|euros(?!\s+(?:por|el)\s+metro))/gu;
const squareMetres = /(?<![\d.,])(\d+(?:,\d+)?)\s?m²/gu;

/**
 * Checks that no amount in euros is typed that follows from the price: a whole number of square metres or an area of the
 * same text × price per square metre, or some units of a model.
 */
export function checkTypedFigures(file: ContentFile, { facts }: Pick<Surroundings, "facts">): Issue[] {
  if (!facts || file.kind === "assistant") return [];
  const { metro, models } = facts.prices;
  const unitPrices = [...models].map(([id, value]) => ({ value, name: `modelos.${id}.precio` }));

  /** Returns the expression that computes an amount; undefined where it does not follow from the price. */
  function expressionOf(amount: number, areas: readonly number[]): string | undefined {
    // Reported as a fact that is typed.
    if (unitPrices.some(({ value }) => value === amount)) return undefined;
    const area = [...areas, amount / metro].find(
      (candidate) => priceOf(candidate, metro) === amount && (areas.includes(candidate) || isArea(candidate)),
    );
    if (area !== undefined) return `precio.metro * ${String(area).replace(".", ",")}`;
    for (const { value, name } of unitPrices) {
      const units = Math.round(amount / value);
      if (units < 1 || units > greatest.units || Math.abs(amount - units * value) > tolerance * amount) continue;
      return units === 1 ? name : `${name} * ${units}`;
    }
    return undefined;
  }

  const areasOf = (text: string) => [...text.matchAll(squareMetres)].map(([, area = ""]) => readFigure(area));
  const findIn = (text: string, areas: readonly number[]) =>
    [...text.matchAll(euros)].flatMap((match) => {
      const amount = readFigure(`${match[1] ?? ""}${match[2] ?? ""}`);
      const expression = expressionOf(amount, areas);
      if (expression === undefined) return [];
      return [{ offset: match.index, values: { figure: match[0], expression, constant: `${amount} en euros` } }];
    });

  const fields = frontMatterTexts(file).flatMap(({ path, text }) =>
    findIn(text, areasOf(text)).map(({ offset, values }) =>
      fieldPieceIssue(file, path, "figure-typed", values, { offset, found: values.figure }),
    ),
  );
  const nodes = bodyNodes(file).filter((node): node is Extract<Nodes, { type: "text" }> => node.type === "text");
  const areas = nodes.flatMap(({ value }) => areasOf(value));
  const body = nodes.flatMap((node) =>
    findIn(node.value, areas).map(({ offset, values }) =>
      bodyIssue(file, node, "figure-typed", values, sourceOffset(file, node, offset, values.figure)),
    ),
  );
  return [...fields, ...body];
}

function isArea(value: number): boolean {
  return Number.isInteger(value) && value >= 4 && value <= greatest.area;
}

/** «1.250,5» and «1 250,5» → 1250.5 */
function readFigure(text: string): number {
  return Number(text.replaceAll(/[.\s]/g, "").replace(",", "."));
}
