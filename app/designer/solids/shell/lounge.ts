import { about, roundAt } from "#app/designer/solids/pieces/around.ts";
import { block, cushion, leaning, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

// In millimetres.
const pitch = 1450;
const tube = 11;

/** Returns lounge chairs side by side on a floor, the first around a point, with a small table between them. */
export function loungeSolids([x, y]: Point, floor: number, count: number): Solid[] {
  const chairs = Array.from({ length: count }, (_, index) => chair([x + index * pitch, y], floor));
  return [...chairs.flat(), ...(count > 1 ? table([x + pitch / 2, y + 60], floor) : [])];
}

function chair([x, y]: Point, floor: number): Solid[] {
  const up = (from: number, to: number): Interval => [floor + from, floor + to];
  const deep = (from: number, to: number): Interval => [y + from, y + to];
  const armrests = [-1, 1].flatMap((side) => {
    const along = about(x + side * 325, tube);
    return [
      leaning(block(along, deep(-370, -270), up(0, 520), "black"), [0, 80]),
      block(along, deep(-290, 260), up(500, 520), "black", 6),
      leaning(block(along, deep(230, 430), up(0, 510), "black"), [0, -175]),
    ];
  });
  return [
    cushion(about(x, 300), deep(-370, 290), up(270, 390), "leather", 0.2),
    cushion(about(x, 300), deep(180, 590), up(310, 880), "leather", 0.16, 290),
    ...[-300, 300].map((place) => block(about(x, 325), deep(place - tube, place + tube), up(265, 285), "black")),
    ...armrests,
  ];
}

function table([x, y]: Point, floor: number): Solid[] {
  const up = (from: number, to: number): Interval => [floor + from, floor + to];
  return [
    roundAt([x, y], [260, 260], up(420, 450), "oak"),
    roundAt([x, y], [24, 24], up(14, 420), "black"),
    roundAt([x, y], [165, 165], up(0, 14), "black"),
  ];
}
