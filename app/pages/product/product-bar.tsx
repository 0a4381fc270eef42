import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { ModelName } from "#app/components/model-name/model-name.tsx";
import { useCurrentPlace } from "#app/components/motion/use-current-place.ts";
import { TaxNote } from "#app/components/price/tax-phrase.tsx";
import { useModelPrice } from "#app/components/price/use-model-price.ts";
import type { ModelSummary } from "#app/pages/models/models.server.ts";
import type { ProductSection } from "./product-sections.ts";

export interface ProductBarProps {
  readonly model: Pick<ModelSummary, "name" | "measures">;
  /** The sections that the page has. */
  readonly sections: readonly ProductSection[];
  /** Path of the contact form, filled in for the model. */
  readonly contactHref: string;
}

/**
 * Name, price, jumps to the sections and the way to a quotation, in view from the gallery on. On phones the jumps stick
 * to the top, price and button to the foot. Without scripts the jumps are plain links without a current one.
 */
export function ProductBar({ model, sections, contactHref }: ProductBarProps) {
  const { t } = useTranslation();
  const priceOf = useModelPrice();
  const jumps = sections.map((name) => ({ id: t(`product.anchors.${name}`), title: t(`product.${name}`) }));
  const { list, current } = useCurrentPlace();

  return (
    <div className="product-bar not-printed">
      <span className="product-bar__name">
        <ModelName name={model.name} barClass="product-bar__bar" />
      </span>
      <nav className="product-bar__jumps" aria-label={t("product.jumps")}>
        <ul className="product-bar__list" ref={list}>
          {jumps.map(({ id, title }) => (
            <li key={id}>
              <a className="product-bar__jump" href={`#${id}`} aria-current={id === current ? "location" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="product-bar__offer">
        <p className="product-bar__price">
          <strong className="product-bar__amount">{priceOf(model)}</strong> <TaxNote />
        </p>
        <ContentLink className="product-bar__request button" href={contactHref}>
          {t("product.request")}
        </ContentLink>
      </div>
    </div>
  );
}
