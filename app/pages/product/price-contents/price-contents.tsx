import { use, useId } from "react";
import { useTranslation } from "react-i18next";
import { PriceTermsContext, useTaxPhrase } from "#app/components/price/tax-phrase.tsx";
import type { PriceContents as Contents, PricedThing } from "#app/content/price-contents.ts";
import type { PriceDrawingData } from "./describe-price-drawing.ts";
import { PriceDrawing } from "./price-drawing.tsx";

export interface PriceContentsProps extends Contents {
  /** Null if the lists name no part of the building. */
  readonly drawing: PriceDrawingData | null;
  /** Surface and price of the model; null for the bespoke one, whose section is about the price per square metre. */
  readonly measures: { readonly surface: number; readonly price: number } | null;
}

/** The section on what a price buys and what is charged apart: sum, drawing and two lists. */
export function PriceContents({ isSample, included, excluded, drawing, measures }: PriceContentsProps) {
  const { t } = useTranslation();
  const taxes = useTaxPhrase();
  const perMetre = { eurosPerSquareMetre: use(PriceTermsContext).perMetre };
  const titleId = useId();

  return (
    <section className="section section--sand page" id={t("product.anchors.contents")} aria-labelledby={titleId}>
      <div className="price-contents">
        <h2 className="price-contents__heading" id={titleId}>
          {measures ? t("priceContents.title", { price: { euros: measures.price } }) : t("priceContents.titlePerMetre")}
        </h2>
        <div className="price-contents__sum">
          <p className="price-contents__line">
            {measures
              ? t("priceContents.sum", {
                  surface: { squareMetres: measures.surface },
                  perMetre,
                  price: { euros: measures.price },
                })
              : t("priceContents.perMetre", { perMetre })}
          </p>
          <p className="caption">
            {measures ? t("priceContents.note", { taxes }) : t("priceContents.notePerMetre", { taxes })}
          </p>
        </div>
        {(drawing || isSample) && (
          <div className="price-contents__drawing">
            {drawing && <PriceDrawing {...drawing} />}
            <div className="price-contents__key caption">
              {drawing && (
                <>
                  <p className="price-contents__stroke">{t("priceContents.full")}</p>
                  <p className="price-contents__stroke price-contents__stroke--apart">{t("priceContents.broken")}</p>
                </>
              )}
              {isSample && <p className="price-contents__sample">{t("priceContents.sample")}</p>}
            </div>
          </div>
        )}
        <PriceList title={t("priceContents.included")} items={included} drawing={drawing} />
        <PriceList title={t("priceContents.excluded")} items={excluded} drawing={drawing} apart />
        <p className="price-contents__closing caption">{t("priceContents.closing")}</p>
      </div>
    </section>
  );
}

interface PriceListProps extends Pick<PriceContentsProps, "drawing"> {
  readonly title: string;
  readonly items: readonly PricedThing[];
  /** Draws a short bar: these things are not in the price. */
  readonly apart?: boolean;
}

function PriceList({ title, items, drawing, apart = false }: PriceListProps) {
  if (items.length === 0) return null;
  return (
    <div className={apart ? "price-contents__part price-contents__part--apart" : "price-contents__part"}>
      <h3 className="price-contents__title">{title}</h3>
      <ul className="price-contents__items">
        {items.map(({ name, part }, index) => {
          const place = drawing?.parts.findIndex((drawn) => drawn.part === part) ?? -1;
          return (
            <li className="price-contents__item" key={index}>
              {name}{" "}
              {place >= 0 && (
                <span className="part-number" aria-hidden="true">
                  {place + 1}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
