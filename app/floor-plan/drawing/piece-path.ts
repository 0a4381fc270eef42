import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { createPen } from "./pen.ts";
import { piecePaths } from "./pieces/piece-paths.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Returns the shapes of a piece on the sheet as a part of an SVG path, rotated so that its back is on the given side.
 *
 * @param place left, top, width and height
 */
export function piecePath(piece: FurniturePiece, place: ReturnType<Sheet["place"]>, back: Side = "n"): string {
  const [x, y, width, height] = place;
  const draw = piecePaths[piece];
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
