import { use, useId } from "react";
import { useTranslation } from "react-i18next";
import { PriceTermsContext, useTaxPhrase } from "./tax-phrase.tsx";

export interface PriceContentsProps {
  /** What the price per square metre buys, from `content/site.yaml`. */
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  /** Surface and price of one model; without them the section is about the price per square metre. */
  readonly measures?: { readonly surface: number; readonly price: number } | null;
}

/**
 * What a price includes and what is quoted apart, in two columns on sand, with the sum as a dimension line. Nothing
 * while the company has said neither.
 */
export function PriceContents({ included, excluded, measures }: PriceContentsProps) {
  const { t } = useTranslation();
  const taxes = useTaxPhrase();
  const perMetre = { eurosPerSquareMetre: use(PriceTermsContext).perMetre };
  const titleId = useId();
  if (included.length + excluded.length === 0) return null;

  return (
    <section className="section section--sand page" aria-labelledby={titleId}>
      <div className="price-contents">
        <h2 className="price-contents__heading" id={titleId}>
          {measures
            ? t("priceContents.title", { price: { euros: measures.price } })
            : t("priceContents.titlePerMetre", { price: perMetre })}
        </h2>
        <div className="price-contents__sum">
          {measures && (
            <p className="price-contents__line">
              {t("priceContents.sum", {
                surface: { squareMetres: measures.surface },
                perMetre,
                price: { euros: measures.price },
              })}
            </p>
          )}
          <p className="caption">
            {measures ? t("priceContents.note", { taxes }) : t("priceContents.notePerMetre", { taxes })}
          </p>
        </div>
        <PriceList title={t("priceContents.included")} items={included} />
        <PriceList title={t("priceContents.excluded")} items={excluded} apart />
        <p className="price-contents__closing caption">{t("priceContents.closing")}</p>
      </div>
    </section>
  );
}

interface PriceListProps {
  readonly title: string;
  readonly items: readonly string[];
  /** Draws a hollow post: these things are not in the price. */
  readonly apart?: boolean;
}

function PriceList({ title, items, apart = false }: PriceListProps) {
  if (items.length === 0) return null;
  return (
    <div className={apart ? "price-contents__part price-contents__part--apart" : "price-contents__part"}>
      <h3 className="price-contents__title">{title}</h3>
      <ul className="price-contents__items">
        {items.map((item, index) => (
          <li className="price-contents__item type-card" key={index}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
