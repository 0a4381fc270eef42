import { block, onlyIn, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import { divisions } from "#app/floor-plan/drawing/shapes.ts";

// In millimetres; an armchair has narrower arms.
const widestArm = 160;
const backrest = 160;
const cushion = 140;
const soft = 45;
// Width of the seat of one person, as in the drawing of the plan.
const seat = 750;

export function sofaParts(width: number, depth: number, height: number): Solid[] {
  return upholstered(width, depth, height, "green");
}

export function armchairParts(width: number, depth: number, height: number): Solid[] {
  return upholstered(width, depth, height, "leather");
}

/** Arms, a backrest, and a cushion to sit on and one to lean on for each person. */
function upholstered(width: number, depth: number, height: number, paint: Paint): Solid[] {
  const arm = Math.min(widestArm, width * 0.18);
  const inner = width - 2 * arm;
  const seats = divisions(inner, Math.max(1, Math.round(inner / seat)));
  const places = [0, ...seats].map((start, index) => [arm + start, arm + (seats[index] ?? inner)] as const);
  const pillow = Math.min(420, inner * 0.6);
  const pillows: (readonly [from: number, paint: Paint])[] = [
    [width - arm - 50 - pillow, "cream"],
    ...(places.length > 1 ? [[arm + 50, "clay"] as const] : []),
  ];
  return [
    block([0, arm], [0, depth], [0, height * 0.7], paint, soft),
    block([width - arm, width], [0, depth], [0, height * 0.7], paint, soft),
    block([arm, width - arm], [0, backrest], [0, height], paint, 20),
    block([arm, width - arm], [backrest, depth], [0, height * 0.32], paint, 20),
    ...places.flatMap((place) => [
      block(place, [backrest, depth], [height * 0.32, height * 0.52], paint, soft),
      block(place, [backrest, backrest + cushion], [height * 0.52, height * 0.92], paint, soft),
    ]),
    ...onlyIn(
      "model",
      pillows.map(([from, of]) =>
        block(
          [from, from + pillow],
          [backrest + cushion - 40, backrest + cushion + 90],
          [height * 0.5, height * 0.5 + pillow * 0.8],
          of,
          60,
        ),
      ),
    ),
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
