import type { TFunction } from "i18next";
import type { Formats } from "#app/i18n/formats.ts";
import type { ComparedFacts, ModelComparison } from "./model-comparison.server.ts";

/** A row of the comparison. */
interface ComparedRow {
  readonly label: string;
  /** Returns the content of the cell of a model of fixed size: a figure, or whether it has what the row is about. */
  readonly read: (facts: ComparedFacts) => string | boolean;
}

/** Rows under a title of their own; the first group has none. */
export interface ComparedGroup {
  readonly title: string | null;
  /** The text of the one cell that a bespoke model has instead of all rows. */
  readonly bespoke: string;
  readonly rows: readonly ComparedRow[];
}

/** Returns the rows of the comparison without price and links. The weight is one of them if any model has it. */
export function comparedRows(
  { models, foundations }: Pick<ModelComparison, "models" | "foundations">,
  t: TFunction,
  { metres, squareMetres, number }: Formats,
): ComparedGroup[] {
  const row = (label: string, read: ComparedRow["read"]): ComparedRow => ({ label, read });
  const weightRow = row(t("comparison.weight"), ({ weight }) =>
    weight === null ? t("comparison.unknown") : t("comparison.kilograms", { weight: { number: weight } }),
  );
  return [
    {
      title: null,
      bespoke: t("model.bespoke"),
      rows: [
        row(t("comparison.length"), ({ length }) => metres(length)),
        row(t("comparison.width"), ({ width }) => metres(width)),
        row(t("comparison.height"), ({ height }) => metres(height)),
        ...(models.some(({ fixed }) => fixed?.weight) ? [weightRow] : []),
      ],
    },
    {
      title: t("comparison.space"),
      bespoke: t("comparison.byProject"),
      rows: [
        row(t("product.surface"), ({ surface }) => squareMetres(surface)),
        row(t("product.usable"), ({ usableArea }) => squareMetres(usableArea)),
        row(t("product.bedrooms"), ({ bedrooms, sofaBed }) =>
          bedrooms === 0 && sofaBed ? t("product.sofaBed") : number(bedrooms),
        ),
        row(t("product.bathrooms"), ({ bathrooms }) => number(bathrooms)),
      ],
    },
    {
      title: t("product.foundations"),
      bespoke: t("comparison.bySoil"),
      rows: foundations.map((kind) => row(t(`comparison.kinds.${kind}`), (facts) => facts.foundations.includes(kind))),
    },
  ].filter(({ rows }) => rows.length > 0);
}
