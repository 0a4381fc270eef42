import { ball, beside, block, bowl, leaning, onlyIn, type Solid } from "#app/designer/solids/solid.ts";
import { type Interval, remaining } from "#app/floor-plan/intervals.ts";
import { type KitchenParts, kitchenLayout } from "#app/floor-plan/kitchen-layout.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import { about, frameAround, insideRim, roundAt } from "./around.ts";
import { vase } from "./decoration.ts";
import { fronts, unitsOf } from "./storage.ts";

// In millimetres.
const plinth = 100;
const board = 40;
const front = 20;
const unit = 530;
const grip = 28;
const sinkDepth = 180;
const wallUnits = { depth: 350, z: [1480, 2150] } as const;

export function kitchenParts(width: number, depth: number, height: number, parts?: KitchenParts): Solid[] {
  const { sink, hob, rings, ring, fridge } = kitchenLayout(width, depth, parts);
  const whole = [
    [0, width],
    [0, depth],
  ] as const;
  const plate = [hob, [depth * 0.12, depth * 0.92]] as const;
  const units = [
    ...remaining([0, width], fridge ? [fridge] : []).flatMap((x) => unitsOf(x, unit)),
    ...(fridge ? [fridge] : []),
  ];
  const bowlOf = insideRim(sink, 12);
  const face: Interval = [depth - 2 * front, depth - front];
  // The worktop is lower than the piece, because the hob lies on it.
  const top = height - 6;
  const bottom = top - sinkDepth;
  const circles = (share: number, z: Interval, paint?: "grey" | "black") =>
    rings.map((at) => roundAt(at, [ring * share, ring * share], z, paint));
  const [first = [0, 0]] = rings;
  return [
    block([0, width], [0, depth - 3 * front], [0, plinth], "black"),
    ...fronts(units, face, [plinth, top - board - grip], "sage"),
    ...onlyIn("drawing", [
      block([0, width], [0, face[0]], [plinth, height - board]),
      block(...whole, [height - board, height]),
      // The sink and the hob lie on the board.
      block(...sink, [height, height]),
      block(...plate, [height, height]),
      ...circles(1, [height, height]),
    ]),
    ...onlyIn("model", [
      block([0, width], [0, face[0]], [plinth, bottom], "black"),
      ...[0, width - front].map((x) => block([x, x + front], [0, face[0]], [bottom, top - board], "sage")),
      block([front, width - front], [face[0] - front, face[0]], [bottom, top - board], "black"),
      ...frameAround(whole, sink, [top - board, top], "worktop"),
      ...frameAround(sink, bowlOf, [bottom, top - 2], "steel"),
      block(...bowlOf, [bottom, bottom + 10], "steel"),
      block(...plate, [top, height - 3], "black"),
      ...circles(1, [height - 3, height - 1], "grey"),
      ...circles(0.86, [height - 3, height], "black"),
    ]),
    ...beside([
      ...tap([(sink[0][0] + sink[0][1]) / 2, depth * 0.14], top, depth * 0.3, "chrome"),
      ...onlyIn("model", [
        bowl(about(first[0], ring * 0.8), about(first[1], ring * 0.8), [height, height + 110], "steel", 0.94),
        ...onWorktop(sink[0], hob, top),
      ]),
    ]),
  ];
}

/** Returns a vase and a leaning board at the wall between sink and hob; nothing if there is no room. */
function onWorktop(sink: Interval, hob: Interval, top: number): Solid[] {
  const [from, to] = sink[0] < hob[0] ? [sink[1], hob[0]] : [hob[1], sink[0]];
  if (to - from < 260) return [];
  const middle = (from + to) / 2;
  return [
    ...vase([middle - 60, 190], top, "clay"),
    leaning(block([middle + 30, middle + 190], [25, 95], [top, top + 270], "oak", 6), [0, -45]),
  ];
}

/** The cupboards on the wall above a kitchen. */
export function aboveKitchen(width: number): Solid[] {
  const { depth, z } = wallUnits;
  return unitsOf([0, width], unit).flatMap((x) => [
    block(x, [0, depth - front], z, "sage"),
    ...fronts([x], [depth - front, depth], z, "sage"),
  ]);
}

/** Returns a tap at a point, which reaches to the front. */
export function tap([x, y]: Point, foot: number, reach: number, paint: "chrome" | "black"): Solid[] {
  return [
    block(about(x, 12), about(y, 12), [foot, foot + 260], paint),
    block(about(x, 10), [y + 12, y + reach], [foot + 238, foot + 258], paint),
    block(about(x, 9), [y + reach - 20, y + reach - 2], [foot + 205, foot + 238], paint),
  ];
}

/** A fridge with its freezer below. */
export function fridgeParts(width: number, depth: number, height: number): Solid[] {
  const freezer = height * 0.4;
  const door = (z: Interval, handle: Interval) => [
    block([0, width], [depth - 3 * front, depth - front], z, "inox", 6),
    block([40, 58], [depth - front, depth], handle, "black", 6),
  ];
  return [
    block([0, width], [0, depth - 3 * front], [0, height], "inox"),
    ...door([0, freezer - 3], [freezer - 360, freezer - 60]),
    ...door([freezer + 3, height], [freezer + 60, freezer + 460]),
  ];
}

/** A washing machine, or a cupboard with a dryer above it. */
export function laundryParts(width: number, depth: number, height: number): Solid[] {
  const machines = height > 1500 ? 2 : 1;
  const tall = height / machines;
  const middle = width / 2;
  return [
    ...onlyIn("drawing", [
      block([0, width], [0, depth], [0, height]),
      block([width * 0.2, width * 0.8], [depth, depth], [height * 0.2, height * 0.65]),
    ]),
    ...onlyIn("model", [
      block([0, width], [0, depth - front], [0, height], "white", 4),
      ...Array.from({ length: machines }, (_, index) => (index + 0.44) * tall).flatMap((z) => [
        ball(about(middle, width * 0.34), [depth - 3 * front, depth - 6], about(z, width * 0.34), "chrome"),
        ball(about(middle, width * 0.26), [depth - 2 * front, depth], about(z, width * 0.26), "black"),
        block([20, width - 20], [depth - front, depth - front + 3], [z + tall * 0.43, z + tall * 0.53], "grey"),
      ]),
    ]),
  ];
}
