import { buildingHeight, roofOverhang } from "#app/floor-plan/building-heights.ts";
import type { Elevation } from "#app/floor-plan/elevation.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { BodyElevation } from "./body-elevation.tsx";
import { Person } from "./person.tsx";

export interface ScaleDrawingProps {
  readonly elevation: Elevation;
  /** What it shows, in words. */
  readonly alt: string;
  /** In lines alone, beside one that is drawn in full. */
  readonly quiet?: boolean;
}

/**
 * How much of the ground is drawn at each side of the building, in millimetres. The person stands at the left; as much
 * at the right keeps the length's figure, which is no part of the drawing, below the building's middle.
 */
export const beside = 900;

// Millimetres at the scale of the building.
const above = 60;
const below = 30;
const personAt = -roofOverhang - 400;

/** How wide the drawing of an elevation is at its scale, in millimetres. */
export function drawingWidth({ length }: Pick<Elevation, "length">): number {
  return length + 2 * beside;
}

/**
 * A building from the front with a person before it and its length below. It is as wide as what it shows is in
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
        viewBox={`${-beside} ${top} ${width} ${below - top}`}
        width={width}
        role="img"
        aria-label={alt}
      >
        {bodies.map((body) => (
          <BodyElevation body={body} length={length} key={body.from} />
        ))}
        <Person x={personAt} />
        <path className="scale-drawing__ground" d={`M${-beside} 0h${width}`} />
      </svg>
      <p className="scale-drawing__dimension">
        {/* Only its length is to scale. */}
        <svg className="scale-drawing__line" viewBox={`0 0 ${width} 2`} preserveAspectRatio="none" aria-hidden="true">
          <path className="dimension-line__line" d={`M${beside} 0v2m0-1h${length}m0-1v2`} />
        </svg>
        <span className="scale-drawing__length">{metres(length / 1000)}</span>
      </p>
    </div>
  );
}
