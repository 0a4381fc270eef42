import type { DesignPiece } from "#app/designer/design/design.ts";
import { sizeAlongBack } from "#app/designer/plan-editor/use-piece-words.ts";
import { boxCentre, boxOf } from "#app/floor-plan/boxes.ts";
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
export function sheetPieces(pieces: readonly DesignPiece[]): SheetPiece[] {
  return pieces
    .toSorted((one, other) => Number(one.fixed) - Number(other.fixed))
    .map(({ piece, rect, back, fixed }, index) => {
      const box = boxOf(rect);
      const [one, other] = sizeAlongBack({ rect, back });
      const [width, depth] = back ? [one, other] : [Math.max(one, other), Math.min(one, other)];
      // A rug lies below others: its number is in a corner.
      const corner: Point = [box.right - rugCorner, box.front + rugCorner];
      const at = piece === "rug" ? corner : boxCentre(box);
      return { number: index + 1, piece, fixed, size: [width / 10, depth / 10], at };
    });
}

/** How far the number of a rug is from its corner, in millimetres. */
const rugCorner = 200;
