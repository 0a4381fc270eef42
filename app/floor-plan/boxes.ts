import type { Interval } from "./intervals.ts";

export type Axis = "x" | "y";

/** A rectangle on the plan, in millimetres: x from `left` to `right`, y from `front` to `back`. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly back: number;
}

/** A rectangle as in the front matter: [x, y, width, depth]. */
export type Rectangle = readonly [x: number, y: number, width: number, depth: number];

/** `[100, 200, 900, 600]` → `{ left: 100, right: 1000, front: 200, back: 800 }` */
export function boxOf([x, y, width, depth]: Rectangle): Box {
  return { left: x, right: x + width, front: y, back: y + depth };
}

/**
 * Returns the box of something that runs along an axis, such as a wall: `boxAlong("y", [0, 900], [100, 200])` → `{
 * left: 100, right: 200, front: 0, back: 900 }`
 */
export function boxAlong(axis: Axis, along: Interval, across: Interval): Box {
  const [[left, right], [front, back]] = axis === "x" ? [along, across] : [across, along];
  return { left, right, front, back };
}

/** Returns the extent of a box along an axis and across it, as `boxAlong` takes them. */
export function alongAndAcross(axis: Axis, { left, right, front, back }: Box): readonly [Interval, Interval] {
  const level: Interval = [left, right];
  const upright: Interval = [front, back];
  return axis === "x" ? [level, upright] : [upright, level];
}

/** Returns the overlap of two boxes, or undefined if it has no area. */
export function intersection(one: Box, other: Box): Box | undefined {
  const box = {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    front: Math.max(one.front, other.front),
    back: Math.min(one.back, other.back),
  };
  return box.left < box.right && box.front < box.back ? box : undefined;
}

/** Returns the area in mm². */
export function boxArea({ left, right, front, back }: Box): number {
  return (right - left) * (back - front);
}

/** Returns the box of the largest area. */
export function largestBox(boxes: readonly Box[]): Box {
  return boxes.reduce((one, other) => (boxArea(other) > boxArea(one) ? other : one));
}

export function boxCentre({ left, right, front, back }: Box): readonly [number, number] {
  return [(left + right) / 2, (front + back) / 2];
}

/** Returns the length of the shorter side: how far two things have to move apart that have this box in common. */
export function shorterSide({ left, right, front, back }: Box): number {
  return Math.min(right - left, back - front);
}

/** Returns the distance between two boxes; 0 if they touch. */
export function boxDistance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const along = Math.max(one.front - other.back, other.front - one.back, 0);
  return Math.hypot(across, along);
}
