import { block, bowl, drum, foliage, onlyIn, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import { about, frameAround, insideRim, roundAt } from "./around.ts";

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

/** A carpet with its border, so thin that other pieces reach the floor through it. */
export function rugParts(width: number, depth: number, height: number): Solid[] {
  const edge = [
    [border, width - border],
    [border, depth - border],
  ] as const;
  return [
    block([0, width], [0, depth], [0, height - 2], "cream"),
    ...frameAround(edge, insideRim(edge, line), [0, height], "blue"),
  ];
}

/** A mat with a line near the end from which it is rolled up. */
export function matParts(width: number, depth: number, height: number): Solid[] {
  return [
    block([0, width], [0, depth], [0, height - 2], "green"),
    block([0, width], [border, border + line], [0, height], "cream"),
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
      block(...around([0.5, 0.5], 0.06), [pot - 40, height * 0.8], "oak"),
      foliage([0, width], [0, depth], [pot - 20, height], "bush", "leaf"),
      foliage([10, width], [0, depth - 10], [pot + 40, height - 40], "bush", "leaf-light"),
    ]),
  ];
}

export function floorLampParts(width: number, depth: number, height: number): Solid[] {
  const [x, y, shade] = [width / 2, depth / 2, height * 0.8];
  return [
    drum([0, width], [0, depth], [0, 30], "black"),
    block([x - 10, x + 10], [y - 10, y + 10], [30, shade], "black"),
    lampShade([x, y], [x, y], [shade, height]),
  ];
}

/** Returns the shade of a lamp around a point, by how far its foot reaches along and across. */
export function lampShade([x, y]: Point, [along, across]: Point, z: Interval): Solid {
  const narrow = 0.78;
  return drum(about(x, along * narrow), about(y, across * narrow), z, "lamp", 1 / narrow);
}

/** Returns a vase with a few twigs at a point. */
export function vase([x, y]: Point, foot: number, paint: Paint = "paper"): Solid[] {
  const around = (reach: number) => [about(x, reach), about(y, reach)] as const;
  return [
    roundAt([x, y], [60, 60], [foot, foot + 80], paint, 0.7),
    roundAt([x, y], [30, 30], [foot + 80, foot + 190], paint, 2),
    foliage(...around(120), [foot + 150, foot + 440], "twigs", "herb"),
  ];
}
