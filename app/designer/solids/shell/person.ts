import { about, roundAt } from "#app/designer/solids/pieces/around.ts";
import { ball, block, type Solid } from "#app/designer/solids/solid.ts";
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
  const up = ([from, to]: Interval): Interval => [floor + from, floor + to];
  const both = ({ apart, half, up: ends }: typeof legs | typeof arms, foot: number) =>
    [-1, 1].map((side) => roundAt([x + side * apart, y], half, up(ends), "person", foot));
  return [
    ...both(legs, 0.75),
    block(about(x, trunk.half[0]), about(y, trunk.half[1]), up(trunk.up), "person", 90),
    ...both(arms, 0.7),
    ball(about(x, head.half[0]), about(y, head.half[1]), up(head.up), "person"),
  ];
}
