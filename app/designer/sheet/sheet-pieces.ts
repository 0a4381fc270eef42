import type { DesignPiece } from "#app/designer/design/design.ts";
import { sizeAlongBack } from "#app/designer/plan-editor/use-piece-words.ts";
import { boxCentre, boxOf } from "#app/floor-plan/boxes.ts";
import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { isFlat } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/** A piece in the list of the sheet, numbered as on the plan. */
export interface SheetPiece {
  readonly number: number;
  readonly piece: FurniturePiece;
  readonly fixed: boolean;
  /** Width along its back and depth, in centimetres; without a back, the longer side first. */
  readonly size: readonly [width: number, depth: number];
  /** The position of its number, in millimetres of the plan. */
  readonly at: Point;
}

/** Returns the pieces of a design as the sheet numbers them: those of the visitor first, then those of the building. */
export function sheetPieces(pieces: readonly DesignPiece[], catalogue: Catalogue): SheetPiece[] {
  return pieces
    .toSorted((one, other) => Number(one.fixed) - Number(other.fixed))
    .map((placed, index) => {
      const { piece, back, fixed } = placed;
      const box = boxOf(placed.rect);
      const [one, other] = sizeAlongBack(placed);
      const [width, depth] = back ? [one, other] : [Math.max(one, other), Math.min(one, other)];
      // Others may lie on a rug: its number is in a corner.
      const corner: Point = [box.right - flatCorner, box.front + flatCorner];
      const at = isFlat(placed, catalogue) ? corner : boxCentre(box);
      return { number: index + 1, piece, fixed, size: [width / 10, depth / 10], at };
    });
}

/** How far the number of a flat piece is from its corner, in millimetres. */
const flatCorner = 200;
