import { about, insideRim } from "#app/designer/solids/pieces/around.ts";
import { block, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/** In millimetres. */
const planter = { width: 1000, depth: 400, height: 420, wall: 20 } as const;
const blade = { count: 130, half: 7, shortest: 120, longest: 380 } as const;
/** Shares by which the blades stand apart, so that no two are in one place and they form no rows. */
const spread = [0.7549, 0.5698, 0.618] as const;

/** Returns a planter with grasses, whose front right corner is at a point of a floor. */
export function planterSolids([right, front]: Point, floor: number): Solid[] {
  const { width, depth, height, wall } = planter;
  const top = floor + height;
  const x: Interval = [right - width, right];
  const y: Interval = [front, front + depth];
  const blades = Array.from({ length: blade.count }, (_, index): Solid => {
    const [across = 0, along = 0, size = 0] = spread.map((share) => (share * (index + 1)) % 1);
    const length = blade.shortest + size * (blade.longest - blade.shortest);
    const place = (side: Interval, share: number) => side[0] + (0.06 + 0.88 * share) * (side[1] - side[0]);
    const round = (middle: number) => about(middle, blade.half);
    return block(round(place(x, across)), round(place(y, along)), [top, top + length], "leaf");
  });
  return [
    block(x, y, [floor, top], "steel", 12),
    block(...insideRim([x, y], wall), [top - wall, top + 2], "earth"),
    ...blades,
  ];
}
