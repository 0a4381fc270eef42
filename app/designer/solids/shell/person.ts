import { about } from "#app/designer/solids/pieces/around.ts";
import { ball, block, drum, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/**
 * Parts of a body: half of its width and depth, from where to where it reaches upwards, how far two of a kind are from
 * the middle, how far it is before it, and the width of its foot if it is a drum. The others are balls but the trunk.
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

/** Returns a clothed person for scale, who stands at a point of a floor. */
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
