import { block, drum, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/** Returns the stretch around a point: `about(100, 20)` → `[80, 120]`. */
export function about(middle: number, reach: number): Interval {
  return [middle - reach, middle + reach];
}

/** Returns an upright drum around a point. */
export function roundAt([x, y]: Point, [along, across]: Point, z: Interval, paint?: Paint, foot?: number): Solid {
  return drum(about(x, along), about(y, across), z, paint, foot);
}

/** A rectangle on the floor. */
type Area = readonly [x: Interval, y: Interval];

/** Returns four bars around a hole, as a worktop has them around its sink. */
export function frameAround([x, y]: Area, [holeX, holeY]: Area, z: Interval, paint: Paint): Solid[] {
  return [
    block(x, [y[0], holeY[0]], z, paint),
    block(x, [holeY[1], y[1]], z, paint),
    block([x[0], holeX[0]], holeY, z, paint),
    block([holeX[1], x[1]], holeY, z, paint),
  ];
}

/** Returns an area that is smaller by a rim at all sides. */
export function insideRim([x, y]: Area, rim: number): Area {
  return [
    [x[0] + rim, x[1] - rim],
    [y[0] + rim, y[1] - rim],
  ];
}

/** Returns four square legs, at a distance from the sides of a piece. */
export function legs(
  width: number,
  depth: number,
  z: Interval,
  paint: Paint,
  thickness: number,
  inset: number,
): Solid[] {
  const ends = (length: number): Interval[] => [
    [inset, inset + thickness],
    [length - inset - thickness, length - inset],
  ];
  return ends(width).flatMap((x) => ends(depth).map((y) => block(x, y, z, paint)));
}
