import { use } from "react";
import { useTranslation } from "react-i18next";
import { PriceTermsContext, useTaxPhrase } from "#app/components/price/tax-phrase.tsx";
import { type PricedModel, useModelPrice } from "#app/components/price/use-model-price.ts";

/** The price of a model in large figures, with the price per square metre and what it says about taxes. */
export function ModelPrice({ model }: { readonly model: PricedModel }) {
  const { t } = useTranslation();
  const priceOf = useModelPrice();
  const taxes = useTaxPhrase();
  const { perMetre } = use(PriceTermsContext);
  return (
    <p className="model-price">
      <strong className="model-price__amount">{priceOf(model)}</strong>{" "}
      <span className="model-price__note caption">
        {model.measures
          ? t("product.priceNote", { perMetre: { eurosPerSquareMetre: perMetre }, taxes })
          : t("product.priceNoteBespoke", { taxes })}
      </span>
    </p>
  );
}
