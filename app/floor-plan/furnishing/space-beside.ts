import { alongAndAcross, type Box, boxAlong, intersection } from "#app/floor-plan/boxes.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { besideBox, distanceFrom } from "#app/floor-plan/sides.ts";
import type { Obstacle } from "./building.ts";
import type { Neighbour } from "./finding.ts";

/** Free space along a side of a box. */
export interface FreeSpace {
  readonly side: Side;
  /** The part of the box before which it is. */
  readonly part: Box;
  /** How far it reaches, in millimetres. */
  readonly has: number;
  /** The thing that ends the space; undefined if there is as much as required. */
  readonly blocker: Neighbour | undefined;
}

/**
 * Returns the deepest free space along a side of a box, up to a depth, before a part of it that is as long as asked.
 */
export function spaceBeside(
  box: Box,
  side: Side,
  { depth, length = Number.POSITIVE_INFINITY }: { readonly depth: number; readonly length?: number | undefined },
  obstacles: readonly Obstacle[],
): FreeSpace {
  const axis = side === "s" || side === "n" ? "x" : "y";
  const [[from, to], across] = alongAndAcross(axis, box);
  const size = Math.min(length, to - from);
  const near = obstacles.filter((obstacle) => intersection(obstacle.box, besideBox(box, side, 0, depth)));
  // The best part begins at the end of the box, or where an obstacle ends.
  const starts = [from, ...near.map((obstacle) => alongAndAcross(axis, obstacle.box)[0][1])];
  const spaces = starts
    .filter((start) => start + size <= to)
    .map((start): FreeSpace => {
      const part = boxAlong(axis, [start, start + size], across);
      const strip = besideBox(part, side, 0, depth);
      const all: FreeSpace = { side, part, has: depth, blocker: undefined };
      return near.reduce((space, obstacle) => {
        const has = Math.max(0, distanceFrom(part, side, obstacle.box));
        return has < space.has && intersection(obstacle.box, strip)
          ? { side, part, has, blocker: obstacle.what }
          : space;
      }, all);
    });
  return spaces.reduce((best, next) => (next.has > best.has ? next : best));
}
