import { useTranslation } from "react-i18next";
import { buildingHeight, clearHeight } from "#app/floor-plan/building-heights.ts";
import type { LivingSpace } from "#app/floor-plan/living-space.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ShownFact } from "#app/pages/models/fact-list.tsx";
import type { ModelMeasures } from "#app/pages/models/models.server.ts";

interface NotedFact extends ShownFact {
  /** Small print below the value. */
  readonly note?: string;
}

export interface ProductFactsProps {
  readonly measures: ModelMeasures | null;
  /** The living space of the first plan. */
  readonly space: LivingSpace;
  /** Name of the first plan, where there are others. */
  readonly planName: string | undefined;
  /** Key facts in words, for models without measures. */
  readonly facts: readonly NotedFact[];
}

/**
 * The facts of a model as one dimension line, calculated from sizes and first plan; without measures, facts in words.
 */
export function ProductFacts({ measures, space, planName, facts }: ProductFactsProps) {
  const { t } = useTranslation();
  const measured = useMeasuredFacts(space, planName);
  return (
    <section className="product-facts page" aria-label={t("product.facts")}>
      <dl className="product-facts__line">
        {(measures ? measured(measures) : facts).map(({ label, value, note }, index) => (
          <div className="product-facts__fact" key={index}>
            <dt className="caption">{label}</dt>
            <dd className="product-facts__value type-h3">{value}</dd>
            {note && <dd className="product-facts__note caption">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns a function that turns measures into facts, metres first and feet below. */
function useMeasuredFacts(space: LivingSpace, planName: string | undefined): (measures: ModelMeasures) => NotedFact[] {
  const { t } = useTranslation();
  const { dimensions, squareMetres, number, metres } = useFormats();
  const { usableArea, bedrooms, doubleBeds, sofaBed, bathrooms, showers } = space;
  return ({ length, width, imperial, surface }) => [
    { label: t("product.size"), value: dimensions(length, width), note: t("product.imperial", { imperial }) },
    { label: t("product.surface"), value: squareMetres(surface), note: t("product.surfaceNote") },
    {
      label: t("product.usable"),
      value: squareMetres(usableArea),
      note: planName ? t("product.usableNoteOf", { name: planName }) : t("product.usableNote"),
    },
    {
      label: t("product.bedrooms"),
      value: bedrooms === 0 && sofaBed ? t("product.sofaBed") : number(bedrooms),
      note: doubleBeds ? t("product.doubleBeds") : undefined,
    },
    {
      label: t("product.bathrooms"),
      value: number(bathrooms),
      note: showers ? t("product.showers") : undefined,
    },
    {
      label: t("product.height"),
      value: metres(clearHeight / 1000),
      note: t("product.heightOutside", { height: { metres: buildingHeight / 1000 } }),
    },
  ];
}
