import { type Axis, type Box, boxOf, type Rectangle } from "./boxes.ts";
import { divisions } from "./drawing/shapes.ts";
import type { Interval } from "./intervals.ts";
import type { Plan } from "./plan-schema.ts";
import { boundingBox, type Point, type Side } from "./polygons.ts";
import { besideBox, longSides, oppositeSide } from "./sides.ts";

/** Visible part of a chair pushed in under a table, in millimetres. */
export const tuckedChair = { width: 420, depth: 105 } as const;
/** Projection of a desk's chair in front of the desk. */
export const deskChair = { width: 480, depth: 240 } as const;

interface Seating extends Pick<Plan["furniture"][number], "piece" | "back"> {
  readonly rect: Rectangle;
}

/** Returns the box of a piece including its chairs: those of a table are along its longer sides. */
export function boxWithChairs({ piece, rect, back }: Seating): Box {
  const box = boxOf(rect);
  if (piece === "table") return grow(box, longSides(rect), tuckedChair.depth);
  return piece === "desk" && back ? grow(box, [oppositeSide(back)], deskChair.depth) : box;
}

function grow(box: Box, sides: readonly Side[], depth: number): Box {
  const boxes = [box, ...sides.map((side) => besideBox(box, side, 0, depth))];
  return boundingBox(
    boxes.flatMap(({ left, right, front, back }): Point[] => [
      [left, front],
      [right, back],
    ]),
  );
}

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
