import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { beside, drawingWidth, ScaleDrawing } from "#app/floor-plan/components/scale-drawing.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ScaledModel } from "./model-scale.server.ts";

export interface ModelScaleProps {
  readonly models: readonly ScaledModel[];
}

/** The models at one scale: side by side on wide windows, else one above the other. */
export function ModelScale({ models }: ModelScaleProps) {
  const { t } = useTranslation();
  const { squareMetres, euros } = useFormats();
  const widths = models.map(({ elevation }) => drawingWidth(elevation));
  const longest = Math.max(...widths);
  // How far from a drawing's edge its building begins, as a part of the row of all drawings.
  const style: CSSProperties & Record<"--model-scale-inset", number> = {
    "--model-scale-inset": beside / widths.reduce((sum, width) => sum + width, 0),
  };
  const compares = models.some(({ href }) => href === null);
  return (
    <ul className="model-scale" style={style}>
      {models.map(({ id, name, text, href, measures, drawingAlt, elevation }) => (
        <li className="model-scale__model" key={id}>
          <div className="model-scale__drawing">
            <ScaleDrawing elevation={elevation} alt={drawingAlt} quiet={compares && href !== null} />
            {/* What the longest drawing has more: it shrinks with this one, so that all keep one scale. */}
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
              {/* The drawing has the length; a column may be too narrow for all of it in one line. */}
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
