import type { Axis } from "./boxes.ts";
import { divisions } from "./drawing/shapes.ts";
import type { Interval } from "./intervals.ts";
import { tuckedChair } from "./seating.ts";

// Length of the table's edge for one person, including some space to the neighbours.
const place = 530;

/** A chair at a table, in millimetres from the table's corner. */
export interface TableChair {
  /** The axis of the edge that it is at. */
  readonly axis: Axis;
  /** Its stretch along that edge. */
  readonly along: Interval;
  /** The distances to the edge of the table and to the end of the chair. */
  readonly across: readonly [edge: number, end: number];
}

/** Returns the chairs along both of the longer sides of a table, as far as the table does not cover them. */
export function tableChairs(width: number, depth: number): TableChair[] {
  const [axis, length, reach] = width >= depth ? (["x", width, depth] as const) : (["y", depth, width] as const);
  const chairs = Math.max(1, Math.floor(length / place));
  const middles = divisions(length, chairs * 2).filter((_, index) => index % 2 === 0);
  return middles.flatMap((middle): TableChair[] => {
    const along: Interval = [middle - tuckedChair.width / 2, middle + tuckedChair.width / 2];
    return [
      { axis, along, across: [0, -tuckedChair.depth] },
      { axis, along, across: [reach, reach + tuckedChair.depth] },
    ];
  });
}
