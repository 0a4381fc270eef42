import type { Box } from "#app/floor-plan/boxes.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";

/**
 * What a solid is made of, which decides the colours of its faces. `sill` is a wall that ends below the cut, `pane` the
 * glass of a window, whose frame is cut.
 */
export type Material = "furniture" | "wall" | "sill" | "pane" | "glass";

/**
 * A box along the axes, in millimetres: x to the right, y to the back, z upwards from the floor. An interval of no
 * length makes it a sheet.
 */
export interface Solid {
  readonly x: Interval;
  readonly y: Interval;
  readonly z: Interval;
  readonly material: Material;
  /** For an upright drum that touches the sides of the box: the width of its foot as a share of that of its top. */
  readonly foot?: number;
  /** A face that a neighbour in the same plane shows. */
  readonly plain?: "front" | "side";
}

/** Returns what stands on a box of the plan. */
export function upright({ left, right, front, back }: Box, z: Interval, material: Material): Solid {
  return { x: [left, right], y: [front, back], z, material };
}

/** Returns a box of furniture: `block([0, 900], [0, 600], [0, 720])`. */
export function block(x: Interval, y: Interval, z: Interval): Solid {
  return { x, y, z, material: "furniture" };
}

/** Returns an upright drum of furniture, which narrows towards its foot where `foot` is below 1. */
export function drum(x: Interval, y: Interval, z: Interval, foot = 1): Solid {
  return { x, y, z, material: "furniture", foot };
}
