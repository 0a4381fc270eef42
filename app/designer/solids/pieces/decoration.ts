import { ball, block, drum, onlyIn, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

const border = 80;
const line = 14;

/** Where the leaves of a plant are, as shares of its width and depth, and how high they are. */
const leaves = [
  [0.35, 0.3, 0.9],
  [0.62, 0.32, 0.8],
  [0.46, 0.5, 1],
  [0.3, 0.62, 0.7],
  [0.66, 0.6, 0.86],
  [0.48, 0.74, 0.66],
] as const;

/** The tufts of a plant in the model: the middle and the top of each, as shares of its size. */
const tufts = [
  [0.24, 0.5, 0.72],
  [0.76, 0.46, 0.66],
  [0.5, 0.24, 0.8],
  [0.5, 0.76, 0.6],
  [0.4, 0.42, 0.94],
  [0.6, 0.58, 1],
] as const;
const tuft = { reach: 0.24, height: 0.26 } as const;

/** A carpet with its border. It is so thin that others stand on the floor through it. */
export function rugParts(width: number, depth: number, height: number): Solid[] {
  return [
    ...onlyIn("drawing", [
      block([0, width], [0, depth], [0, 0]),
      block([border, width - border], [border, depth - border], [0, 0]),
    ]),
    ...onlyIn("model", [
      block([0, width], [0, depth], [0, height - 2], "cream"),
      ...frame([border, width - border], [border, depth - border], [0, height]),
    ]),
  ];
}

/** A mat with a line where it is rolled up. */
export function matParts(width: number, depth: number, height: number): Solid[] {
  return [
    ...onlyIn("drawing", [block([0, width], [0, depth], [0, 0]), block([0, width], [0, border], [0, 0])]),
    ...onlyIn("model", [
      block([0, width], [0, depth], [0, height - 2], "green"),
      block([0, width], [border, border + line], [0, height], "cream"),
    ]),
  ];
}

/** Upright leaves in a pot. */
export function plantParts(width: number, depth: number, height: number): Solid[] {
  const pot = height * 0.3;
  const around = ([x, y]: Point, size: number): [Interval, Interval] => {
    const [centreX, centreY, reachX, reachY] = [width * x, depth * y, (width * size) / 2, (depth * size) / 2];
    return [
      [centreX - reachX, centreX + reachX],
      [centreY - reachY, centreY + reachY],
    ];
  };
  return [
    drum(...around([0.5, 0.5], 0.8), [0, pot], "paper", 0.7),
    ...onlyIn(
      "drawing",
      leaves.map(([x, y, share]) => block(...around([x, y], 0.14), [pot, height * share])),
    ),
    ...onlyIn("model", [
      drum(...around([0.5, 0.5], 0.7), [pot - 20, pot + 2], "earth"),
      block(...around([0.5, 0.5], 0.06), [pot, height * 0.7], "oak"),
      ...tufts.map(([x, y, top]) =>
        ball(...around([x, y], 2 * tuft.reach), [height * (top - tuft.height), height * top], "leaf"),
      ),
    ]),
  ];
}

export function floorLampParts(width: number, depth: number, height: number): Solid[] {
  const [x, y, shade] = [width / 2, depth / 2, height * 0.8];
  return [
    drum([0, width], [0, depth], [0, 30], "black"),
    block([x - 10, x + 10], [y - 10, y + 10], [30, shade], "black"),
    drum([width * 0.15, width * 0.85], [depth * 0.15, depth * 0.85], [shade, height], "lamp", 1 / 0.7),
  ];
}

/** Returns a line along the inside of a rectangle. */
function frame([left, right]: Interval, [front, back]: Interval, z: Interval): Solid[] {
  return [
    block([left, left + line], [front, back], z, "blue"),
    block([right - line, right], [front, back], z, "blue"),
    block([left + line, right - line], [front, front + line], z, "blue"),
    block([left + line, right - line], [back - line, back], z, "blue"),
  ];
}
