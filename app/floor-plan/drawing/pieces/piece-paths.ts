import type { Pen } from "#app/floor-plan/drawing/pen.ts";
import type { KitchenParts } from "#app/floor-plan/kitchen-layout.ts";
import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import { basin, shower, toilet } from "./bathroom.ts";
import { bed, bunk } from "./beds.ts";
import { floorLamp, plant, rug } from "./decoration.ts";
import { fridge, kitchen, laundry } from "./kitchen.ts";
import { armchair, bench, sofa, sofaBed } from "./seats.ts";
import { bookcase, cabinet, sideboard, wardrobe } from "./storage.ts";
import { desk, easel, sideTable, table } from "./tables.ts";
import { exerciseBike, massageTable, mat, weightRack } from "./wellness.ts";

/**
 * The shapes of every piece, in millimetres: x runs along its back, y away from it. They are drawn for the size of
 * the piece and never stretched.
 */
export const piecePaths: Readonly<
  Record<FurniturePiece, (pen: Pen, width: number, depth: number, parts?: KitchenParts) => string>
> = {
  armchair,
  basin,
  bed,
  bench,
  bookcase,
  bunk,
  cabinet,
  desk,
  drawers: sideboard,
  easel,
  "exercise-bike": exerciseBike,
  "floor-lamp": floorLamp,
  fridge,
  kitchen,
  laundry,
  "massage-table": massageTable,
  mat,
  plant,
  rug,
  shower,
  "side-table": sideTable,
  sideboard,
  sofa,
  "sofa-bed": sofaBed,
  table,
  toilet,
  wardrobe,
  "weight-rack": weightRack,
};
