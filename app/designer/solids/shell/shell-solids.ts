import { block, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import type { Box } from "#app/floor-plan/boxes.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

// In millimetres above the floor.
/** The base ends below the boards of the floor, and the walls begin there. */
export const underFloor = -20;
/** Height of the dark cap on a wall. */
export const capHeight = 14;

/** Returns a solid on a box of the plan. */
export function blockOn({ left, right, front, back }: Box, z: Interval, paint: Paint): Solid {
  return block([left, right], [front, back], z, paint);
}

/** Returns a square solid around a point. */
export function blockAround([x, y]: Point, width: number, z: Interval, paint: Paint): Solid {
  const reach = width / 2;
  return block([x - reach, x + reach], [y - reach, y + reach], z, paint);
}

/** Returns what is left of solids below a height. */
export function cutAbove(solids: readonly Solid[], top: number): Solid[] {
  return solids
    .filter(({ z }) => z[0] < top)
    .map((solid) => ({ ...solid, z: [solid.z[0], Math.min(solid.z[1], top)] }));
}
