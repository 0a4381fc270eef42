import { buildingHeight, roofOverhang } from "#app/floor-plan/building-heights.ts";
import type { Elevation } from "#app/floor-plan/elevation.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { BodyElevation } from "./body-elevation.tsx";
import { Person } from "./person.tsx";

export interface ScaleDrawingProps {
  readonly elevation: Elevation;
  /** Description for screen readers. */
  readonly alt: string;
  /** Outlines only, beside a drawing with all colours. */
  readonly quiet?: boolean;
}

/**
 * Width of ground drawn at each side of the building, in millimetres. The person stands at the left; the same width at
 * the right centres the figure of the length below the building.
 */
export const groundMargin = 900;

// In millimetres of the building.
const above = 60;
const below = 30;
const personAt = -roofOverhang - 400;

/** Returns the width of the drawing of an elevation, in millimetres. */
export function drawingWidth({ length }: Pick<Elevation, "length">): number {
  return length + 2 * groundMargin;
}

/**
 * The front of a building, with a person beside it and its length below. The drawing is as wide as its content in
 * millimetres, so that neighbours which shrink together keep one scale.
 */
export function ScaleDrawing({ elevation, alt, quiet = false }: ScaleDrawingProps) {
  const { metres } = useFormats();
  const { length, bodies } = elevation;
  const width = drawingWidth(elevation);
  const top = -buildingHeight - above;
  return (
    <div className={quiet ? "scale-drawing scale-drawing--quiet" : "scale-drawing"}>
      <svg
        className="scale-drawing__elevation"
        viewBox={`${-groundMargin} ${top} ${width} ${below - top}`}
        width={width}
        role="img"
        aria-label={alt}
      >
        {bodies.map((body) => (
          <BodyElevation body={body} length={length} key={body.from} />
        ))}
        <Person x={personAt} />
        <path className="scale-drawing__ground" d={`M${-groundMargin} 0h${width}`} />
      </svg>
      <p className="scale-drawing__dimension">
        {/* Only the width of the line is to scale. */}
        <svg className="scale-drawing__line" viewBox={`0 0 ${width} 2`} preserveAspectRatio="none" aria-hidden="true">
          <path className="dimension-line__line" d={`M${groundMargin} 0v2m0-1h${length}m0-1v2`} />
        </svg>
        <span className="scale-drawing__length">{metres(length / 1000)}</span>
      </p>
    </div>
  );
}
