import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { useModelPrice } from "#app/components/price/use-model-price.ts";
import { hashOf } from "#app/routing/design-hash.ts";
import { PriceTerms } from "./price-terms.tsx";
import { useDesigner } from "./use-designer.ts";

/** The link to the contact page with the design. On phones it is at the foot of the window, with the price. */
export function QuoteBar() {
  const { t } = useTranslation();
  const priceOf = useModelPrice();
  const { model, fragment } = useDesigner();
  return (
    <div className="designer-quote">
      <p className="designer-quote__price">
        <strong className="designer-quote__amount">{priceOf(model)}</strong> <PriceTerms />
      </p>
      <ActionLink
        className="designer-quote__request"
        look="button"
        label={t("product.request")}
        href={model.contactHref + hashOf(fragment)}
      />
    </div>
  );
}
