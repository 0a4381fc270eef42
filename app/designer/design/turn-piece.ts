import type { Rectangle } from "#app/floor-plan/boxes.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { turnSide } from "#app/floor-plan/sides.ts";

/** Returns a piece turned clockwise by a quarter about its middle, in whole steps of 5 mm: four turns are none. */
export function turnPiece<Piece extends PlacedPiece>(placed: Piece): Piece {
  const { back, rect } = placed;
  const [left, front, width, depth] = rect;
  const shift = Math.trunc((width - depth) / 10) * 5;
  const turned: Rectangle = [left + shift, front - shift, depth, width];
  return { ...placed, rect: turned, ...(back && { back: turnSide(back) }) };
}
