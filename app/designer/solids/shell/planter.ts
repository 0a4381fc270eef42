import { bush } from "#app/designer/solids/pieces/foliage.ts";
import { block, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/** In millimetres, with three bushes side by side. */
const planter = { width: 1000, depth: 400, height: 420, wall: 20, bushes: 3, top: 760 } as const;

/** Returns a planter, whose front right corner is at a point of a floor. */
export function planterSolids([right, front]: Point, floor: number): Solid[] {
  const { width, depth, height, wall, bushes, top } = planter;
  const x: Interval = [right - width, right];
  const y: Interval = [front, front + depth];
  const step = width / bushes;
  return [
    block(x, y, [floor, floor + height], "steel", 12),
    block([x[0] + wall, x[1] - wall], [y[0] + wall, y[1] - wall], [floor + height - wall, floor + height + 2], "earth"),
    ...Array.from({ length: bushes }, (_, index): Solid[] => {
      const left = x[0] + index * step;
      return bush([left, left + step], y, [floor + height - 60, floor + top - ((index * 60) % 100)]);
    }).flat(),
  ];
}
