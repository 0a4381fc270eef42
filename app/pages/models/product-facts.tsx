import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ProductPage } from "#app/pages/product/product-page.server.ts";
import { FactList } from "./fact-list.tsx";
import { vatNotes } from "./vat-notes.ts";
import { withPriceNote } from "./with-price-note.ts";

export interface ProductFactsProps extends Pick<ProductPage, "facts" | "vat"> {
  readonly measures: ProductPage["model"]["measures"];
}

/** Size, surface and price of a model, worked out from its measures; the facts in words where it has none. */
export function ProductFacts({ measures, facts, vat }: ProductFactsProps) {
  const { t } = useTranslation();
  const { dimensions, squareMetres, euros } = useFormats();
  const note = t(vatNotes[vat]);
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
