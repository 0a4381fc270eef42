import { use } from "react";
import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { PriceTermsContext, useTaxPhrase } from "#app/components/price/tax-phrase.tsx";
import { type PricedModel, useModelPrice } from "#app/components/price/use-model-price.ts";

export interface ModelPriceProps {
  readonly model: PricedModel;
  /** See `ModelHeader`. */
  readonly contentsHref: string | null;
}

/** The price of a model in large figures, with the price per square metre and what it says about taxes. */
export function ModelPrice({ model, contentsHref }: ModelPriceProps) {
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
          : t("product.priceNoteBespoke", { taxes })}{" "}
        {contentsHref && (
          <ContentLink className="model-price__contents" href={contentsHref}>
            {t("product.contents")}
          </ContentLink>
        )}
      </span>
    </p>
  );
}
