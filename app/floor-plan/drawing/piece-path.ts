import type { KitchenParts } from "#app/floor-plan/kitchen-layout.ts";
import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { createPen, type Pen } from "./pen.ts";
import { piecePaths } from "./pieces/piece-paths.ts";
import type { SvgAxes } from "./svg-axes.ts";

/** A piece as far as its drawing depends on it. */
interface DrawnPiece extends KitchenParts {
  readonly piece: FurniturePiece;
  readonly back?: Side | undefined;
}

/**
 * Returns the shapes of a piece as a part of an SVG path, rotated so that its back is on the given side.
 *
 * @param place left, top, width and height
 */
export function piecePath(
  { back = "n", ...piece }: DrawnPiece,
  [x, y, width, height]: ReturnType<SvgAxes["place"]>,
): string {
  const draw = (pen: Pen, along: number, across: number) => piecePaths[piece.piece](pen, along, across, piece);
  switch (back) {
    case "n":
      return draw(createPen(0, [x, y]), width, height);
    case "e":
      return draw(createPen(1, [x + width, y]), height, width);
    case "s":
      return draw(createPen(2, [x + width, y + height]), width, height);
    case "w":
      return draw(createPen(3, [x, y + height]), height, width);
  }
}
