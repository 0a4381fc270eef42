import { useTranslation } from "react-i18next";
import { useTaxPhrase } from "#app/components/price/tax-phrase.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import { type Fact, FactList } from "./fact-list.tsx";
import type { ModelMeasures } from "./models.server.ts";
import { withPriceNote } from "./price-note.ts";

export interface ProductFactsProps {
  readonly measures: ModelMeasures | null;
  /** Key facts in words, for models without measures. */
  readonly facts: readonly Fact[];
}

/** Size, surface and price of a model, calculated from its measures; without measures, the facts in words. */
export function ProductFacts({ measures, facts }: ProductFactsProps) {
  const { t } = useTranslation();
  const { dimensions, squareMetres, euros } = useFormats();
  const note = useTaxPhrase();
  if (!measures) return <FactList facts={withPriceNote(facts, note)} label={t("product.facts")} />;

  const { length, width, imperial, surface, price } = measures;
  return (
    <FactList
      label={t("product.facts")}
      facts={[
        { label: t("product.size"), value: t("product.sizes", { imperial, metric: dimensions(length, width) }) },
        { label: t("product.surface"), value: squareMetres(surface) },
        { label: t("product.price"), value: euros(price), note },
      ]}
    />
  );
}
