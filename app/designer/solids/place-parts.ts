import { boxOf } from "#app/floor-plan/boxes.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { between } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import { type PieceParts, pieceParts } from "./pieces/piece-parts.ts";
import type { Solid } from "./solid.ts";

/** Returns the solids of a piece at its place, turned so that its back is on its side. */
export function placeParts(
  { rect, back: side = "n", ...piece }: PlacedPiece,
  height: number,
  parts: PieceParts = pieceParts[piece.piece],
): Solid[] {
  const { left, right, front, back } = boxOf(rect);
  const [, , width, depth] = rect;
  const [length, reach] = side === "n" || side === "s" ? [width, depth] : [depth, width];
  const turns = {
    n: ([x, y]: Point): Point => [x, -y],
    s: ([x, y]: Point): Point => [-x, y],
    e: ([x, y]: Point): Point => [-y, -x],
    w: ([x, y]: Point): Point => [y, x],
  } as const;
  const turn = turns[side];
  // The parts are measured from the left end of the back.
  const origins = { n: [left, back], s: [right, front], e: [right, back], w: [left, front] } as const;
  const [originX, originY] = origins[side];
  return parts(length, reach, height, piece).map(({ x, y, lean, ...part }) => {
    const [start, end] = [turn([x[0], y[0]]), turn([x[1], y[1]])];
    return {
      ...part,
      x: between(originX + start[0], originX + end[0]),
      y: between(originY + start[1], originY + end[1]),
      ...(lean && { lean: turn(lean) }),
    };
  });
}

/** Returns the solids of a piece that the model shows. */
export function modelParts(piece: PlacedPiece, height: number): Solid[] {
  return placeParts(piece, height).filter(({ only }) => only !== "drawing");
}
