import type { Solid } from "#app/designer/solids/solid.ts";
import type { Box } from "#app/floor-plan/boxes.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";

/**
 * The kind of a drawn solid, which decides the colours of its faces. `sill` is a wall that ends below the cut, `pane`
 * the glass of a window, whose frame is cut.
 */
export type Material = "furniture" | "wall" | "sill" | "pane" | "glass";

/** A solid of the drawing, in millimetres. */
export interface DrawnSolid extends Pick<Solid, "x" | "y" | "z" | "foot"> {
  readonly material: Material;
  /** A face that a neighbour in the same plane shows. */
  readonly plain?: "front" | "side";
}

/** Solids are rounded to these steps of a plan, in millimetres, so that numbers in paths stay short. */
const step = 5;

/** Returns what is drawn of the solids of a piece. */
export function drawnParts(solids: readonly Solid[]): DrawnSolid[] {
  return solids
    .filter(({ only }) => only !== "model")
    .map(({ x, y, z, foot, paint }) => ({
      x: rounded(x),
      y: rounded(y),
      z: rounded(z),
      material: paint === "glass" ? "glass" : "furniture",
      ...(foot !== undefined && { foot }),
    }));
}

/** Returns what is drawn on a box of the plan. */
export function upright({ left, right, front, back }: Box, z: Interval, material: Material): DrawnSolid {
  return { x: [left, right], y: [front, back], z, material };
}

function rounded([from, to]: Interval): Interval {
  return [Math.round(from / step) * step, Math.round(to / step) * step];
}
