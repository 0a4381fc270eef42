import { about, roundAt } from "#app/designer/solids/pieces/around.ts";
import { ball, block, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/** Parts of a body: half of its width and depth, how far from the middle, and from where to where it reaches upwards. */
const shoes = { half: [55, 125], apart: 95, up: [0, 80] } as const;
const legs = { half: [82, 95], apart: 88, up: [40, 900] } as const;
const trunk = { half: [205, 125], up: [780, 1450] } as const;
const arms = { half: [52, 62], apart: 232, up: [820, 1420] } as const;
const hands = { half: [38, 48], apart: 236, up: [730, 840] } as const;
const neck = { half: [55, 60], up: [1400, 1540] } as const;
const head = { half: [80, 100], up: [1500, personHeight - 8] } as const;
const hair = { half: [88, 106], up: [1610, personHeight] } as const;

/** Returns a clothed person for scale, who stands at a point of a floor. */
export function personSolids([x, y]: Point, floor: number): Solid[] {
  const up = ([from, to]: Interval): Interval => [floor + from, floor + to];
  const both = ({ apart, half, up: ends }: typeof legs | typeof arms, foot: number, paint: Paint) =>
    [-1, 1].map((side) => roundAt([x + side * apart, y], half, up(ends), paint, foot));
  const ballAt = (at: Point, half: Point, ends: Interval, paint: Paint) =>
    ball(about(at[0], half[0]), about(at[1], half[1]), ends, paint);
  const rounded = ({ half, up: ends }: typeof head | typeof hair, paint: Paint) =>
    ballAt([x, y], half, up(ends), paint);
  const pair = ({ apart, half, up: ends }: typeof shoes | typeof hands, forward: number, paint: Paint) =>
    [-1, 1].map((side) => ballAt([x + side * apart, y - forward], half, up(ends), paint));
  return [
    ...pair(shoes, 40, "earth"),
    ...both(legs, 0.62, "blue"),
    block(about(x, trunk.half[0]), about(y, trunk.half[1]), up(trunk.up), "cream", 110),
    ...both(arms, 0.68, "cream"),
    ...pair(hands, 0, "skin"),
    roundAt([x, y], neck.half, up(neck.up), "skin"),
    rounded(head, "skin"),
    rounded(hair, "earth"),
  ];
}
