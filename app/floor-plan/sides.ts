import type { Box, Rectangle } from "./boxes.ts";
import type { Side } from "./polygons.ts";

export const sides = ["s", "e", "n", "w"] as const satisfies readonly Side[];

const clockwise = { n: "e", e: "s", s: "w", w: "n" } as const satisfies Record<Side, Side>;

/** Returns the side after a quarter turn: `n` → `e`. */
export function turnSide(side: Side): Side {
  return clockwise[side];
}

/** `n` → `s` */
export function oppositeSide(side: Side): Side {
  return clockwise[clockwise[side]];
}

/** Returns the two longer sides of a rectangle, and those to front and back of a square. */
export function longSides([, , width, depth]: Rectangle): readonly [Side, Side] {
  return width >= depth ? ["s", "n"] : ["w", "e"];
}

/** Returns the strip along a side of a box, outside it, from one distance to another. */
export function besideBox({ left, right, front, back }: Box, side: Side, from: number, to: number): Box {
  return {
    s: { left, right, front: front - to, back: front - from },
    n: { left, right, front: back + from, back: back + to },
    w: { left: left - to, right: left - from, front, back },
    e: { left: right + from, right: right + to, front, back },
  }[side];
}

/** Returns the distance of a box from the side of another one, straight out; below zero if it begins inside. */
export function distanceFrom(box: Box, side: Side, other: Box): number {
  return {
    s: box.front - other.back,
    n: other.front - box.back,
    w: box.left - other.right,
    e: other.left - box.right,
  }[side];
}
