import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import type { CardIconName, PaymentShape } from "#app/content/schemas/cards.ts";

/** A drawing as paths of SVG: lines, dashes for what is not sure, solid parts with their holes, glass, and steel. */
export interface Lines {
  readonly lines: string;
  readonly dashes?: string;
  readonly solid?: string;
  readonly glass?: string;
  readonly steel?: string;
  /** The string that names what is at its end. */
  readonly end?: ParseKeys;
}

export interface LineDrawingProps {
  /** The caption is the string `drawings.<name>`. */
  readonly name: PaymentShape | CardIconName;
  readonly width: number;
  readonly height: number;
  readonly drawing: Lines;
}

/** A small drawing; what exceeds its width or height is cut off. */
export function LineDrawing({ name, width, height, drawing }: LineDrawingProps) {
  const { t } = useTranslation();
  const { lines, dashes, solid, glass, steel, end } = drawing;
  return (
    <figure className="line-drawing">
      <svg className="line-drawing__picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {glass && <path className="line-drawing__glass" d={glass} />}
        {solid && <path className="line-drawing__solid" d={solid} />}
        {steel && <path className="line-drawing__steel" d={steel} />}
        <path className="line-drawing__lines" d={lines} />
        {dashes && <path className="line-drawing__lines line-drawing__dashes" d={dashes} />}
      </svg>
      <figcaption className="line-drawing__words">
        <span>{t(`drawings.${name}`)}</span>
        {end && <span>{t(end)}</span>}
      </figcaption>
    </figure>
  );
}
