import type { Pen } from "#app/floor-plan/drawing/pen.ts";
import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import { basin, shower, toilet } from "./bathroom.ts";
import { bed } from "./beds.ts";
import { fridge, type KitchenParts, kitchen, laundry } from "./kitchen.ts";
import { sofa, sofaBed } from "./seats.ts";
import { bookcase, cabinet, wardrobe } from "./storage.ts";
import { desk, table } from "./tables.ts";

/**
 * The shapes of every piece, in millimetres: x runs along its back, y away from it. They are drawn for the size of
 * the piece and never stretched.
 */
export const piecePaths: Readonly<
  Record<FurniturePiece, (pen: Pen, width: number, depth: number, parts?: KitchenParts) => string>
> = {
  basin,
  bed,
  bookcase,
  cabinet,
  desk,
  fridge,
  kitchen,
  laundry,
  shower,
  sofa,
  "sofa-bed": sofaBed,
  table,
  toilet,
  wardrobe,
};
