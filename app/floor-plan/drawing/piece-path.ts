import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { piecePaths } from "./pieces/piece-paths.ts";
import type { Sheet } from "./sheet.ts";
import { placeSymbols, type Symbols } from "./symbols.ts";

/**
 * Returns the symbol of a piece on the sheet, rotated so that its back is on the given side.
 *
 * @param place left, top, width and height
 */
export function piecePath(piece: FurniturePiece, place: ReturnType<Sheet["place"]>, back: Side = "n"): Symbols {
  const [x, y, width, height] = place;
  const draw = piecePaths[piece];
  switch (back) {
    case "n":
      return placeSymbols(draw(width, height), 0, [x, y]);
    case "e":
      return placeSymbols(draw(height, width), 1, [x + width, y]);
    case "s":
      return placeSymbols(draw(width, height), 2, [x + width, y + height]);
    case "w":
      return placeSymbols(draw(height, width), 3, [x, y + height]);
  }
}
