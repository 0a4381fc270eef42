import { block, bowl, drum, onlyIn, type Solid } from "#app/designer/solids/solid.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import { about, frameAround, insideRim } from "./around.ts";
import { bush } from "./foliage.ts";

const border = 80;
const line = 14;

/** The places of the leaves of a plant, as shares of its width and depth, and their heights. */
const leaves = [
  [0.35, 0.3, 0.9],
  [0.62, 0.32, 0.8],
  [0.46, 0.5, 1],
  [0.3, 0.62, 0.7],
  [0.66, 0.6, 0.86],
  [0.48, 0.74, 0.66],
] as const;

/** The tufts of a plant in the model: from left to right, from back to front and upwards, as shares of its size. */
const tufts = [
  [0, 0.56, 0.1, 0.66, 0.5, 0.8],
  [0.42, 1, 0.3, 0.86, 0.44, 0.72],
  [0.2, 0.8, 0, 0.5, 0.58, 0.88],
  [0.22, 0.8, 0.46, 1, 0.54, 0.82],
  [0.24, 0.74, 0.22, 0.76, 0.68, 1],
] as const;

/** A carpet with its border. It is so thin that others stand on the floor through it. */
export function rugParts(width: number, depth: number, height: number): Solid[] {
  const edge = [
    [border, width - border],
    [border, depth - border],
  ] as const;
  return [
    ...onlyIn("drawing", [block([0, width], [0, depth], [0, 0]), block(...edge, [0, 0])]),
    ...onlyIn("model", [
      block([0, width], [0, depth], [0, height - 2], "cream"),
      ...frameAround(edge, insideRim(edge, line), [0, height], "blue"),
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
  const around = ([x, y]: Point, size: number) =>
    [about(width * x, (width * size) / 2), about(depth * y, (depth * size) / 2)] as const;
  return [
    ...onlyIn("drawing", [
      drum(...around([0.5, 0.5], 0.8), [0, pot], "paper", 0.7),
      ...leaves.map(([x, y, share]) => block(...around([x, y], 0.14), [pot, height * share])),
    ]),
    ...onlyIn("model", [
      bowl(...around([0.5, 0.5], 0.8), [0, pot], "paper", 0.7),
      drum(...around([0.5, 0.5], 0.68), [pot - 60, pot - 30], "earth"),
      block(...around([0.5, 0.5], 0.06), [pot, height * 0.7], "oak"),
      ...tufts.flatMap(([left, right, back, front, low, high]) =>
        bush([left * width, right * width], [back * depth, front * depth], [low * height, high * height]),
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
