import type { Box } from "#app/floor-plan/boxes.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import type { Building, Obstacle } from "./building.ts";

/** Where a way is narrowest. */
export interface NarrowPlace {
  /** Distance between its two sides, in millimetres. */
  readonly width: number;
  /** What is at its two sides; the door alone if it is in one. */
  readonly sides: readonly Obstacle[];
}

/** Returns the narrow place at a point of the floor. */
export function narrowPlaceAt(at: Point, building: Building, obstacles: readonly Obstacle[]): NarrowPlace {
  const byDistance = obstacles
    .map((obstacle) => ({ obstacle, gap: gapTo(at, obstacle.box) }))
    .toSorted((one, other) => lengthOf(one.gap) - lengthOf(other.gap));
  const [nearest] = byDistance;
  if (!nearest) throw new Error("A plan without walls has no narrow place.");
  const opposite = byDistance.find(({ gap }) => isOpposite(gap, nearest.gap));
  const width = opposite ? distanceBetween(nearest.obstacle.box, opposite.obstacle.box) : 2 * lengthOf(nearest.gap);
  return {
    width: Math.round(width),
    sides: doorAt(at, building) ?? [nearest, ...(opposite ? [opposite] : [])].map(({ obstacle }) => obstacle),
  };
}

function doorAt(at: Point, building: Building): Obstacle[] | undefined {
  const door = building.doors.find(({ hole }) => lengthOf(gapTo(at, hole)) === 0);
  return door && [{ box: door.hole, what: { kind: "door", id: door.id } }];
}

/** Returns the shortest way from a point to a box. */
function gapTo([x, y]: Point, { left, right, front, back }: Box): Point {
  return [Math.min(Math.max(x, left), right) - x, Math.min(Math.max(y, front), back) - y];
}

function lengthOf([x, y]: Point): number {
  return Math.hypot(x, y);
}

/** Returns whether two directions differ by more than 120°. At a narrow place, they differ by 180° but for the grid. */
function isOpposite(one: Point, other: Point): boolean {
  return one[0] * other[0] + one[1] * other[1] < -0.5 * lengthOf(one) * lengthOf(other);
}

function distanceBetween(one: Box, other: Box): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const along = Math.max(one.front - other.back, other.front - one.back, 0);
  return Math.hypot(across, along);
}
