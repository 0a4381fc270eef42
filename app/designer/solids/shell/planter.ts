import { insideRim } from "#app/designer/solids/pieces/around.ts";
import { block, foliage, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/** In millimetres. */
const planter = { width: 1000, depth: 400, height: 420, wall: 20 } as const;

/** Returns a planter with herbs, whose front right corner is at a point of a floor. */
export function planterSolids([right, front]: Point, floor: number): Solid[] {
  const { width, depth, height, wall } = planter;
  const top = floor + height;
  const x: Interval = [right - width, right];
  const y: Interval = [front, front + depth];
  const leaves = insideRim([x, y], -20);
  return [
    block(x, y, [floor, top], "steel", 12),
    block(...insideRim([x, y], wall), [top - wall, top + 2], "earth"),
    foliage(...leaves, [top - 40, top + 330], "herbs", "herb"),
    foliage(...leaves, [top - 40, top + 260], "herbs", "leaf"),
  ];
}
