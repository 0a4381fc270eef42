import { block, drum, type Solid } from "#app/designer/drawing/solid.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

const border = 80;

/** Where the leaves of a plant are, as shares of its width and depth, and how high they are. */
const leaves = [
  [0.35, 0.3, 0.9],
  [0.62, 0.32, 0.8],
  [0.46, 0.5, 1],
  [0.3, 0.62, 0.7],
  [0.66, 0.6, 0.86],
  [0.48, 0.74, 0.66],
] as const;

/** A carpet with its border. It is so thin that others stand on the floor through it. */
export function rugParts(width: number, depth: number): Solid[] {
  return [block([0, width], [0, depth], [0, 0]), block([border, width - border], [border, depth - border], [0, 0])];
}

/** A mat with a line where it is rolled up. */
export function matParts(width: number, depth: number): Solid[] {
  return [block([0, width], [0, depth], [0, 0]), block([0, width], [0, border], [0, 0])];
}

/** Upright leaves in a pot. */
export function plantParts(width: number, depth: number, height: number): Solid[] {
  const pot = height * 0.3;
  const middle = ([x, y]: Point, size: number) => {
    const [centreX, centreY, reachX, reachY] = [width * x, depth * y, (width * size) / 2, (depth * size) / 2];
    return [[centreX - reachX, centreX + reachX] as const, [centreY - reachY, centreY + reachY] as const] as const;
  };
  return [
    drum(...middle([0.5, 0.5], 0.8), [0, pot], 0.7),
    ...leaves.map(([x, y, share]) => block(...middle([x, y], 0.14), [pot, height * share])),
  ];
}

export function floorLampParts(width: number, depth: number, height: number): Solid[] {
  const [x, y, shade] = [width / 2, depth / 2, height * 0.8];
  return [
    drum([width * 0.1, width * 0.9], [depth * 0.1, depth * 0.9], [0, 30]),
    block([x - 10, x + 10], [y - 10, y + 10], [30, shade]),
    drum([width * 0.15, width * 0.85], [depth * 0.15, depth * 0.85], [shade, height], 1 / 0.7),
  ];
}
