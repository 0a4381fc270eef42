import type { DesignPiece } from "#app/designer/design/design.ts";
import { boxCentre, boxOf } from "#app/floor-plan/boxes.ts";
import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import type { Point } from "#app/floor-plan/polygons.ts";

/** A piece in the list of the sheet, which has its number on the plan. */
export interface SheetPiece {
  readonly number: number;
  readonly piece: FurniturePiece;
  readonly fixed: boolean;
  /** Width along its back and depth, in centimetres; of a piece without a back the longer side first. */
  readonly size: readonly [width: number, depth: number];
  /** The position of its number, in millimetres of the plan. */
  readonly at: Point;
}

/** Returns the pieces of a design as the sheet numbers them: those of the visitor first, then those of the building. */
export function sheetPieces(pieces: readonly DesignPiece[]): SheetPiece[] {
  return pieces
    .toSorted((one, other) => Number(one.fixed) - Number(other.fixed))
    .map(({ piece, rect, back, fixed }, index) => {
      const [left, front, ...sides] = rect;
      const [long, short] = [Math.max(...sides), Math.min(...sides)];
      const isUpright = back === "e" || back === "w";
      const [width, depth] = back === undefined ? [long, short] : isUpright ? sides.toReversed() : sides;
      // A rug lies below others: its number is in a corner.
      const corner: Point = [left + sides[0] - rugCorner, front + rugCorner];
      return {
        number: index + 1,
        piece,
        fixed,
        size: [(width ?? 0) / 10, (depth ?? 0) / 10],
        at: piece === "rug" ? corner : boxCentre(boxOf(rect)),
      };
    });
}

/** How far the number of a rug is from its corner, in millimetres. */
const rugCorner = 200;
