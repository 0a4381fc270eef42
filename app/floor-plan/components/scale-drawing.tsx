import { useTranslation } from "react-i18next";
import { roofOverhang } from "#app/floor-plan/building-heights.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { drawingWidth, ElevationDrawing, type ElevationDrawingProps } from "./elevation-drawing.tsx";

export interface ScaleDrawingProps extends Pick<ElevationDrawingProps, "elevation"> {
  /** Description for screen readers. */
  readonly alt: string;
  /** Whether buildings of the model have any length, and this one is an example. */
  readonly isExample?: boolean;
}

/** The front of a building, with a person beside it and its length below. */
export function ScaleDrawing({ elevation, alt, isExample = false }: ScaleDrawingProps) {
  const { t } = useTranslation();
  const { metres } = useFormats();
  const { length } = elevation;
  const roof = length + 2 * roofOverhang;
  const share = (100 * roof) / drawingWidth(elevation);
  return (
    <div className="scale-drawing">
      <ElevationDrawing elevation={elevation} alt={alt} />
      <p className="scale-drawing__dimension" style={{ inlineSize: `${share}%` }}>
        {/* Only the width of the line is to scale. */}
        <svg className="scale-drawing__line" viewBox={`0 0 ${roof} 2`} preserveAspectRatio="none" aria-hidden="true">
          <path className="dimension-line__line" d={`M${roofOverhang} 0v2m0-1h${length}m0-1v2`} />
        </svg>
        <span className="scale-drawing__length">
          {isExample ? t("scale.example", { length: { metres: length / 1000 } }) : metres(length / 1000)}
        </span>
      </p>
    </div>
  );
}
