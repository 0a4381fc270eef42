import { buildingHeight, roofOverhang } from "#app/floor-plan/building-heights.ts";
import type { Elevation } from "#app/floor-plan/elevation.ts";
import { BodyElevation } from "./body-elevation.tsx";
import { Person } from "./person.tsx";

export interface ElevationDrawingProps {
  readonly elevation: Elevation;
  /** Description for screen readers; empty if the drawing is decoration. */
  readonly alt: string;
  /** Width in per cent of the available space; without it the drawing shrinks with its neighbours. */
  readonly share?: number;
}

/** Width of ground right of the building, on which the person stands, in millimetres; the drawing begins at the roof. */
const ground = 1500;

// In millimetres of the building.
const above = 60;
const below = 30;

/** Returns the width of the drawing of an elevation, in millimetres. */
export function drawingWidth({ length }: Pick<Elevation, "length">): number {
  return roofOverhang + length + ground;
}

/**
 * The front of a building with a person beside it, as wide as its content in millimetres, so that neighbours which
 * shrink together keep one scale.
 */
export function ElevationDrawing({ elevation, alt, share }: ElevationDrawingProps) {
  const { length, bodies } = elevation;
  const width = drawingWidth(elevation);
  const top = -buildingHeight - above;
  return (
    <svg
      className="scale-drawing__elevation"
      viewBox={`${-roofOverhang} ${top} ${width} ${below - top}`}
      width={share === undefined ? width : `${share}%`}
      role="img"
      aria-label={alt}
      aria-hidden={alt === "" || undefined}
    >
      {bodies.map((body) => (
        <BodyElevation body={body} length={length} key={body.from} />
      ))}
      <Person x={length + ground / 2} />
      <path className="scale-drawing__ground" d={`M${-roofOverhang} 0h${width}`} />
    </svg>
  );
}
