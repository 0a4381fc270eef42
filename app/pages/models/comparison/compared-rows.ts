import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { FoundationKind } from "#app/content/schemas/model.ts";
import type { Formats } from "#app/i18n/formats.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ComparedFacts, ComparedModel, ModelComparison } from "./model-comparison.server.ts";

/** A row of the comparison. */
export interface ComparedRow {
  readonly label: string;
  /** What stands in the cell of each model, by its id. */
  readonly values: ReadonlyMap<string, string>;
  /** Ids of the models that have what the row is about; undefined where its values are figures. */
  readonly offered?: ReadonlySet<string>;
}

/** Rows under a title of their own; the first group has none. */
export interface ComparedGroup {
  readonly title: string | null;
  readonly rows: readonly ComparedRow[];
}

const foundationNames = {
  screws: "comparison.kinds.screws",
  pads: "comparison.kinds.pads",
  strips: "comparison.kinds.strips",
  slab: "comparison.kinds.slab",
  micropiles: "comparison.kinds.micropiles",
  supports: "comparison.kinds.supports",
} as const satisfies Record<FoundationKind, string>;

/** Returns the rows of the comparison in the language being shown. */
export function useComparedRows(comparison: ModelComparison): ComparedGroup[] {
  return comparedRows(comparison, useTranslation().t, useFormats());
}

/** Returns the rows of the comparison without price and links. The weight is one of them if any model has it. */
export function comparedRows(
  { models, foundations }: ModelComparison,
  t: TFunction,
  formats: Formats,
): ComparedGroup[] {
  const { metres, squareMetres, number } = formats;
  const row = (label: string, value: (facts: ComparedFacts) => string): ComparedRow => ({
    label,
    values: valuesOf(models, value, t("model.bespoke")),
  });
  const weights = models.some(({ fixed }) => fixed?.weight)
    ? [row(t("comparison.weight"), ({ weight }) => weightText(weight, t))]
    : [];
  return [
    {
      title: null,
      rows: [
        row(t("comparison.length"), ({ length }) => metres(length)),
        row(t("comparison.width"), ({ width }) => metres(width)),
        row(t("comparison.height"), ({ height }) => metres(height)),
        ...weights,
      ],
    },
    {
      title: t("comparison.space"),
      rows: [
        row(t("product.surface"), ({ surface }) => squareMetres(surface)),
        row(t("product.usable"), ({ usableArea }) => squareMetres(usableArea)),
        row(t("product.bedrooms"), ({ bedrooms, sofaBed }) =>
          bedrooms === 0 && sofaBed ? t("product.sofaBed") : number(bedrooms),
        ),
        row(t("product.bathrooms"), ({ bathrooms }) => number(bathrooms)),
      ],
    },
    ...(foundations.length === 0
      ? []
      : [{ title: t("product.foundations"), rows: foundations.map((kind) => foundationRow(kind, models, t)) }]),
  ];
}

function weightText(weight: number | null, t: TFunction): string {
  return weight === null ? t("comparison.unknown") : t("comparison.kilograms", { weight: { number: weight } });
}

function foundationRow(kind: FoundationKind, models: readonly ComparedModel[], t: TFunction): ComparedRow {
  const has = ({ foundations }: ComparedFacts) => foundations.includes(kind);
  return {
    label: t(foundationNames[kind]),
    values: valuesOf(
      models,
      (facts) => (has(facts) ? t("comparison.yes") : t("comparison.no")),
      t("comparison.bySoil"),
    ),
    offered: new Set(models.flatMap(({ id, fixed }) => (fixed && has(fixed) ? [id] : []))),
  };
}

function valuesOf(
  models: readonly ComparedModel[],
  value: (facts: ComparedFacts) => string,
  bespoke: string,
): ReadonlyMap<string, string> {
  return new Map(models.map(({ id, fixed }) => [id, fixed ? value(fixed) : bespoke]));
}
