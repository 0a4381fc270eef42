import { block, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import type { Box } from "#app/floor-plan/boxes.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/** The base ends below the boards of the floor, and the walls begin there: millimetres above the floor. */
export const underFloor = -20;

/** Returns a solid on a box of the plan. */
export function blockOn({ left, right, front, back }: Box, z: Interval, paint: Paint): Solid {
  return block([left, right], [front, back], z, paint);
}

/** Returns a square solid around a point. */
export function blockAround([x, y]: Point, width: number, z: Interval, paint: Paint): Solid {
  const reach = width / 2;
  return block([x - reach, x + reach], [y - reach, y + reach], z, paint);
}
