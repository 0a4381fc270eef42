import type { Box } from "#app/floor-plan/boxes.ts";
import { baseDepth } from "#app/floor-plan/building-heights.ts";
import { cuts } from "./building-solids.ts";
import { toDrawing, toSheet } from "./isometry.ts";

/** Left, top, width and height of the visible part. */
export type ViewBox = readonly [number, number, number, number];

/** Font size of the dimension lines' figures as a share of length and depth together. */
const figureShare = 0.023;
// From the building to its dimension lines, and beyond these, in font sizes.
const lineDistance = 2;
const margin = 0.6;

/** Returns the font size of the figures of a building's dimension lines, and their distance from it, in millimetres. */
export function dimensionSizes({ left, right, front, back }: Box): {
  readonly size: number;
  readonly distance: number;
} {
  const size = Math.round((right - left + back - front) * figureShare);
  return { size, distance: lineDistance * size };
}

/** Returns the view of a building with its dimension lines, which lie on the ground before it and at its right. */
export function viewBox(bounds: Box): ViewBox {
  const { size, distance } = dimensionSizes(bounds);
  const reach = distance + margin * size;
  const { left, right, front, back } = bounds;
  const [x] = drawn(left, front - reach);
  const [, y] = drawn(left, back, cuts.far);
  const [end] = drawn(right + reach, back);
  const [, bottom] = drawn(right + reach, front, -baseDepth);
  return [Math.floor(x), Math.floor(y), Math.ceil(end - x), Math.ceil(bottom - y)];
}

function drawn(x: number, y: number, z = 0) {
  return toDrawing(toSheet([x, y], z));
}

/**
 * Returns the transformation that lays millimetres of the plan's own sheet, counted from the corner at the back left, on
 * the ground of the drawing.
 */
export function groundTransform({ left, back }: Box): string {
  const [x, y] = toSheet([left, back], -baseDepth);
  return `matrix(.1 .1 -.1 .1 ${x} ${y})`;
}
