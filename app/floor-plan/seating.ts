import { type Box, boxOf, type Rectangle } from "./boxes.ts";
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
