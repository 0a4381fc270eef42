import { boxOf } from "#app/floor-plan/boxes.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { between, type Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import { type PieceParts, pieceParts } from "./pieces/piece-parts.ts";
import type { Solid } from "./solid.ts";

/** Returns the solids of a piece where it stands, turned so that its back is on its side. */
export function placeParts(
  { rect, back: side = "n", ...piece }: PlacedPiece,
  height: number,
  parts: PieceParts = pieceParts[piece.piece],
): Solid[] {
  const { left, right, front, back } = boxOf(rect);
  const [, , width, depth] = rect;
  const [length, reach] = side === "n" || side === "s" ? [width, depth] : [depth, width];
  const turns = {
    n: ({ x, y }: Solid) => ({ x: from(left, x), y: from(back, y, -1) }),
    s: ({ x, y }: Solid) => ({ x: from(right, x, -1), y: from(front, y) }),
    e: ({ x, y }: Solid) => ({ x: from(right, y, -1), y: from(back, x, -1) }),
    w: ({ x, y }: Solid) => ({ x: from(left, y), y: from(front, x) }),
  } as const;
  const leans = {
    n: ([x, y]: Point): Point => [x, -y],
    s: ([x, y]: Point): Point => [-x, y],
    e: ([x, y]: Point): Point => [-y, -x],
    w: ([x, y]: Point): Point => [y, x],
  } as const;
  return parts(length, reach, height, piece).map((part) => ({
    ...part,
    ...turns[side](part),
    ...(part.lean && { lean: leans[side](part.lean) }),
  }));
}

/** Returns the solids of a piece that the model shows. */
export function modelParts(piece: PlacedPiece, height: number): Solid[] {
  return placeParts(piece, height).filter(({ only }) => only !== "drawing");
}

/** Returns a stretch counted from an end of the piece, in one direction or the other. */
function from(end: number, [start, stop]: Interval, direction = 1): Interval {
  return between(end + direction * start, end + direction * stop);
}
