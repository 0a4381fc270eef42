import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { drawingWidth, groundMargin, ScaleDrawing } from "#app/floor-plan/components/scale-drawing.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ScaledModel } from "./model-scale.server.ts";

export interface ModelScaleProps {
  readonly models: readonly ScaledModel[];
}

/** The models at one scale: side by side on wide windows, otherwise one above the other. */
export function ModelScale({ models }: ModelScaleProps) {
  const { t } = useTranslation();
  const { squareMetres, euros } = useFormats();
  const widths = models.map(({ elevation }) => drawingWidth(elevation));
  const longest = Math.max(...widths);
  // Distance from a drawing's edge to its building, as a fraction of the width of all drawings.
  const style: CSSProperties & Record<"--model-scale-inset", number> = {
    "--model-scale-inset": groundMargin / widths.reduce((sum, width) => sum + width, 0),
  };
  const compares = models.some(({ href }) => href === null);
  return (
    <ul className="model-scale" style={style}>
      {models.map(({ id, name, text, href, measures, drawingAlt, elevation }) => (
        <li className="model-scale__model" key={id}>
          <div className="model-scale__drawing">
            <ScaleDrawing elevation={elevation} alt={drawingAlt} quiet={compares && href !== null} />
            {/* The difference to the longest drawing. It shrinks with this one, so that all keep one scale. */}
            <svg className="model-scale__rest" width={longest - drawingWidth(elevation)} aria-hidden="true" />
          </div>
          <div className="model-scale__words">
            <h3 className="model-scale__name">
              {href === null ? (
                <span className="model-scale__current" aria-current="true">
                  {name}
                </span>
              ) : (
                <ContentLink className="model-scale__link" href={href}>
                  {name}
                </ContentLink>
              )}
            </h3>
            <p className="model-scale__figures">
              {/* Without the length, which the drawing shows: the column may be too narrow for it. */}
              {measures
                ? t("scale.figures", { surface: squareMetres(measures.surface), price: euros(measures.price) })
                : t("model.bespoke")}
            </p>
            {text && <p className="model-scale__text">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
