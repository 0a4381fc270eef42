import { useTranslation } from "react-i18next";
import { useTaxPhrase } from "#app/components/price/tax-phrase.tsx";
import { useDesigner } from "./use-designer.ts";

/** The price of the model and its sentence about taxes. */
export function PriceTerms() {
  const { t } = useTranslation();
  const taxes = useTaxPhrase();
  const { measures } = useDesigner().model;
  return (
    <small className="designer-price-terms note">
      {measures ? t("designerTool.priceTerms", { taxes }) : t("product.priceNoteBespoke", { taxes })}
    </small>
  );
}
