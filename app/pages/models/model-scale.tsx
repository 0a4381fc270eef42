import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { ModelName } from "#app/components/model-name/model-name.tsx";
import { PriceNote } from "#app/components/price/tax-phrase.tsx";
import { useModelPrice } from "#app/components/price/use-model-price.ts";
import { drawingWidth } from "#app/floor-plan/components/elevation-drawing.tsx";
import { ScaleDrawing } from "#app/floor-plan/components/scale-drawing.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { PresentedModel, ScaledModel } from "./model-scale.server.ts";

export interface ModelScaleProps {
  /** With the words of their cards where there is room for them. */
  readonly models: readonly (ScaledModel | PresentedModel)[];
}

/** The models at one scale: side by side on wide windows, otherwise one above the other. */
export function ModelScale({ models }: ModelScaleProps) {
  const longest = Math.max(...models.map(({ elevation }) => drawingWidth(elevation)));
  return (
    <>
      <ul className="model-scale">
        {models.map((model, index) => (
          <li className="model-scale__model" key={index}>
            <div className="model-scale__drawing">
              <ScaleDrawing elevation={model.elevation} alt={model.drawingAlt} isExample={!model.measures} />
              {/* The difference to the longest drawing. It shrinks with this one, so that all keep one scale. */}
              <svg className="model-scale__rest" width={longest - drawingWidth(model.elevation)} aria-hidden="true" />
            </div>
            <div className="model-scale__words">
              {"text" in model ? <FullWords {...model} /> : <ShortWords {...model} />}
            </div>
          </li>
        ))}
      </ul>
      <PriceNote />
    </>
  );
}

/** Name, area and price, as far as there is room beside other models. */
function ShortWords({ name, href, measures }: ScaledModel) {
  const { t } = useTranslation();
  const priceOf = useModelPrice();
  return (
    <>
      <h3 className="model-scale__name">
        <ContentLink className="card-link" href={href}>
          <ModelName name={name} barClass="model-scale__bar" />
        </ContentLink>
      </h3>
      <p className="model-scale__figures caption">
        {/* Without the length, which the drawing shows: the column may be too narrow for it. */}
        {t("scale.figures", {
          surface: measures ? { squareMetres: measures.surface } : t("model.bespoke"),
          price: priceOf({ measures }),
        })}
        <Icon name="arrow" />
      </p>
    </>
  );
}

/** Name, area, price, text and link. */
function FullWords({ name, text, href, measures }: PresentedModel) {
  const { t } = useTranslation();
  const { squareMetres } = useFormats();
  const priceOf = useModelPrice();
  return (
    <>
      <h3 className="model-scale__name">
        <ModelName name={name} barClass="model-scale__bar" />
      </h3>
      <p className="caption">{measures ? squareMetres(measures.surface) : t("model.bespoke")}</p>
      <p className="model-scale__price">{priceOf({ measures })}</p>
      <p className="card-text">{text}</p>
      <p className="model-scale__more">
        <ActionLink className="model-scale__details" label={t("scale.more", { name })} href={href} />
      </p>
    </>
  );
}
