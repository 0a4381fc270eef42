import { block, cushion, onlyIn, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import { divisions } from "#app/floor-plan/drawing/shapes.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { legs } from "./around.ts";

// In millimetres; an armchair has narrower arms.
const widestArm = 160;
const backrest = 160;
const cushionDepth = 140;
// Width of the seat of one person, as in the drawing of the plan.
const seat = 750;

/** Returns a sofa or an armchair: arms, a backrest, and a cushion to sit on and one to lean on for each person. */
export function upholstered(width: number, depth: number, height: number, paint: Paint): Solid[] {
  const arm = Math.min(widestArm, width * 0.18);
  const inner = width - 2 * arm;
  const seats = divisions(inner, Math.max(1, Math.round(inner / seat)));
  const places = [0, ...seats].map((start, index) => [arm + start, arm + (seats[index] ?? inner)] as const);
  const pillow = Math.min(420, inner * 0.6);
  const pillows: (readonly [from: number, paint: Paint])[] = [
    [width - arm - 30 - pillow, "cream"],
    ...(places.length > 1 ? [[arm + 30, "clay"] as const] : []),
  ];
  const [low, seatTop, armTop] = [height * 0.14, height * 0.54, height * 0.72];
  const arms: Interval[] = [
    [0, arm],
    [width - arm, width],
  ];
  return [
    ...onlyIn("drawing", [
      ...arms.map((x) => block(x, [0, depth], [0, height * 0.7], paint)),
      block([arm, width - arm], [0, backrest], [0, height], paint),
      block([arm, width - arm], [backrest, depth], [0, height * 0.32], paint),
      ...places.flatMap((place) => [
        block(place, [backrest, depth], [height * 0.32, height * 0.52], paint),
        block(place, [backrest, backrest + cushionDepth], [height * 0.52, height * 0.92], paint),
      ]),
    ]),
    ...onlyIn("model", [
      ...legs(width, depth, [0, low], "black", 40, 70),
      ...arms.map((x) => cushion(x, [0, depth], [low, armTop], paint, 0.06)),
      cushion([20, width - 20], [0, backrest], [low, height * 0.86], paint, 0.06),
      block([20, width - 20], [20, depth - 25], [low, height * 0.37], paint, 40),
      ...places.flatMap((place) => [
        cushion(place, [backrest, depth], [height * 0.34, seatTop], paint, 0.2),
        cushion(place, [backrest - 60, backrest + 200], [height * 0.46, height], paint, 0.28, -90),
      ]),
      ...pillows.map(([from, of]) => {
        const z: Interval = [seatTop - 20, seatTop - 20 + pillow * 0.9];
        return cushion([from, from + pillow], [backrest + 90, backrest + 390], z, of, 0.62, -160);
      }),
    ]),
  ];
}

/** A bench without a back. */
export function benchParts(width: number, depth: number, height: number): Solid[] {
  const board = height - 50;
  return [
    block([0, width], [0, depth], [board, height], "oak", 4),
    ...[width * 0.1, width * 0.9 - 50].map((x) => block([x, x + 50], [20, depth - 20], [0, board], "black")),
  ];
}
