import { cuts } from "#app/designer/solids/cut-off.ts";
import type { Box } from "#app/floor-plan/boxes.ts";
import { baseDepth } from "#app/floor-plan/building-heights.ts";
import { project, toDrawing } from "./isometry.ts";

/** Left, top, width and height of the visible part. */
export type ViewBox = readonly [number, number, number, number];

/** The dimension lines of a building, on the ground before it and at its right, in millimetres. */
export interface GroundDimensions {
  readonly length: number;
  readonly depth: number;
  /** Font size of the figures. */
  readonly size: number;
  /** Distance from the building to the lines. */
  readonly distance: number;
  /** Lays the plan's own axes, whose origin is the back left corner, on the ground. */
  readonly transform: string;
}

/** Font size of the figures as a share of length and depth together. */
const figureShare = 0.023;
// Distance from the building to the lines, and space beyond them, in font sizes.
const lineDistance = 2;
const margin = 0.6;

/** Returns the dimension lines of a building that extends over a box. */
export function groundDimensions({ left, right, front, back }: Box): GroundDimensions {
  const [length, depth] = [right - left, back - front];
  const size = Math.round((length + depth) * figureShare);
  const [x, y] = project([left, back], -baseDepth);
  return { length, depth, size, distance: lineDistance * size, transform: `matrix(.1 .1 -.1 .1 ${x} ${y})` };
}

/** Returns the view of a building that extends over a box, with its dimension lines. */
export function viewBox(bounds: Box): ViewBox {
  const { size, distance } = groundDimensions(bounds);
  const reach = distance + margin * size;
  const { left, right, front, back } = bounds;
  const drawn = (x: number, y: number, z = 0) => toDrawing(project([x, y], z));
  const [x] = drawn(left, front - reach);
  const [, y] = drawn(left, back, cuts.far);
  const [end] = drawn(right + reach, back);
  const [, bottom] = drawn(right + reach, front, -baseDepth);
  return [Math.floor(x), Math.floor(y), Math.ceil(end - x), Math.ceil(bottom - y)];
}
