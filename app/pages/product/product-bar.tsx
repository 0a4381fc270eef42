import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { TaxNote } from "#app/components/price/tax-phrase.tsx";
import { useModelPrice } from "#app/components/price/use-model-price.ts";
import { hasTranslations } from "#app/i18n/has-translations.ts";
import { ModelName } from "#app/pages/models/model-name.tsx";
import type { ModelSummary } from "#app/pages/models/models.server.ts";
import type { ProductSection } from "./product-sections.ts";
import { useCurrentSection } from "./use-current-section.ts";

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
  const current = useCurrentSection(jumps.map(({ id }) => id));
  const row = useRef<HTMLUListElement>(null);

  // Brings the current jump into the row on phones, where the row is longer than the window.
  useEffect(() => {
    const link = current === null ? null : row.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (row.current && link) row.current.scrollTo({ left: behindOneMore(row.current, link) });
  }, [current]);

  return (
    <div className="product-bar not-printed">
      <span className="product-bar__name">
        <ModelName name={model.name} postClass="product-bar__post" />
      </span>
      <nav className="product-bar__jumps" aria-label={t("product.jumps")}>
        <ul className="product-bar__list" ref={row}>
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

/**
 * Returns the scroll position of a row at which a link leaves room for another one before it, which shows that there
 * are more.
 */
function behindOneMore(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): number {
  const isMirrored = hasTranslations && getComputedStyle(row).direction === "rtl";
  return isMirrored ? offsetLeft + 2 * offsetWidth - row.clientWidth : offsetLeft - offsetWidth;
}
