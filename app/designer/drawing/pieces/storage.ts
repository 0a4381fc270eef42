import { block, type Solid } from "#app/designer/drawing/solid.ts";
import { divisions } from "#app/floor-plan/drawing/shapes.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";

// In millimetres.
const door = 500;
const compartment = 400;
const drawer = 220;
const side = 30;
const plinth = 80;

/** A cupboard with doors. */
export function wardrobeParts(width: number, depth: number, height: number): Solid[] {
  return [block([0, width], [0, depth], [0, height]), ...joints(width, depth, [0, height], door)];
}

/** A low cupboard above its plinth. */
export function sideboardParts(width: number, depth: number, height: number): Solid[] {
  return [
    block([side, width - side], [side, depth - side], [0, plinth]),
    block([0, width], [0, depth], [plinth, height]),
    ...joints(width, depth, [plinth, height], door),
  ];
}

export function bookcaseParts(width: number, depth: number, height: number): Solid[] {
  const shelves = cells(height, compartment);
  return [
    block([0, width], [0, depth], [0, height]),
    ...cells(width, compartment).flatMap((x) => shelves.map((z) => block(x, [depth, depth], z))),
  ];
}

export function drawersParts(width: number, depth: number, height: number): Solid[] {
  return [
    block([0, width], [0, depth], [0, height]),
    ...cells(height, drawer).map((z) => block([side / 2, width - side / 2], [depth, depth], z)),
  ];
}

/** Returns the inner stretches of cells of about the same size. */
function cells(length: number, size: number): Interval[] {
  const ends = [...divisions(length, Math.max(1, Math.round(length / size))), length];
  return ends.map((end, index): Interval => [(ends[index - 1] ?? 0) + side / 2, end - side / 2]);
}

/** Returns the narrow joints between fronts of about the same width. */
export function joints(width: number, depth: number, z: Interval, front: number): Solid[] {
  return divisions(width, Math.max(1, Math.round(width / front))).map((x) => block([x, x + 5], [depth, depth], z));
}
