import { ball, block, drum, type Solid } from "#app/designer/solids/solid.ts";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/** Parts of a body: half of its width and depth, how far from the middle, and from where to where it reaches upwards. */
const legs = { half: [75, 85], apart: 90, up: [0, 860] } as const;
const trunk = { half: [200, 115], up: [800, 1480] } as const;
const arms = { half: [45, 55], apart: 240, up: [760, 1430] } as const;
const head = { half: [88, 105], up: [1510, personHeight] } as const;

/** Returns a person for scale, who stands at a point of a floor. */
export function personSolids([x, y]: Point, floor: number): Solid[] {
  const around = ([wide, deep]: Point, aside = 0): [Interval, Interval] => [
    [x + aside - wide, x + aside + wide],
    [y - deep, y + deep],
  ];
  const up = ([from, to]: Interval): Interval => [floor + from, floor + to];
  return [
    ...[-1, 1].map((side) => drum(...around(legs.half, side * legs.apart), up(legs.up), "person", 0.75)),
    block(...around(trunk.half), up(trunk.up), "person", 90),
    ...[-1, 1].map((side) => drum(...around(arms.half, side * arms.apart), up(arms.up), "person", 0.7)),
    ball(...around(head.half), up(head.up), "person"),
  ];
}
