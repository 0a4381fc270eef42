import { about } from "#app/designer/solids/pieces/around.ts";
import { ball, block, drum, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/**
 * A part of a body: half of its width and depth, and its extent upwards. Two of a kind are `apart` from the middle. A
 * part with a `foot` is a drum, one with a radius a rounded box, all others are balls.
 */
interface BodyPart {
  readonly half: Point;
  readonly up: Interval;
  readonly paint: Paint;
  readonly apart?: number;
  readonly before?: number;
  readonly foot?: number;
  readonly round?: number;
}

const body: readonly BodyPart[] = [
  { half: [55, 125], up: [0, 80], paint: "earth", apart: 95, before: 40 },
  { half: [82, 95], up: [40, 900], paint: "blue", apart: 88, foot: 0.62 },
  { half: [205, 125], up: [780, 1450], paint: "cream", round: 110 },
  { half: [52, 62], up: [820, 1420], paint: "cream", apart: 232, foot: 0.68 },
  { half: [38, 48], up: [730, 840], paint: "skin", apart: 236 },
  { half: [55, 60], up: [1400, 1540], paint: "skin", foot: 1 },
  { half: [80, 100], up: [1500, personHeight - 8], paint: "skin" },
  { half: [88, 106], up: [1610, personHeight], paint: "earth" },
];

/** Returns a clothed person for scale at a point of a floor. */
export function personSolids([x, y]: Point, floor: number): Solid[] {
  return body.flatMap(({ half, up, paint, apart, before = 0, foot, round }) => {
    const z: Interval = [floor + up[0], floor + up[1]];
    return (apart ? [-apart, apart] : [0]).map((side) => {
      const [along, across] = [about(x + side, half[0]), about(y - before, half[1])];
      if (foot !== undefined) return drum(along, across, z, paint, foot);
      return round === undefined ? ball(along, across, z, paint) : block(along, across, z, paint, round);
    });
  });
}
