import type { Solid } from "#app/designer/solids/solid.ts";
import type { KitchenParts } from "#app/floor-plan/kitchen-layout.ts";
import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import { aboveBasin, basinParts, behindShower, showerParts, toiletParts } from "./bathroom.ts";
import { bedParts, bunkParts } from "./beds.ts";
import { floorLampParts, matParts, plantParts, rugParts } from "./decoration.ts";
import { aboveKitchen, fridgeParts, kitchenParts, laundryParts } from "./kitchen.ts";
import { benchParts, upholstered } from "./seats.ts";
import { bookcaseParts, cupboard, drawersParts, sideboardParts } from "./storage.ts";
import { deskParts, easelParts, sideTableParts, tableParts } from "./tables.ts";
import { exerciseBikeParts, massageTableParts, weightRackParts } from "./wellness.ts";

/** Returns solids for the size of a piece, and for the parts of a kitchen. */
export type PieceParts = (width: number, depth: number, height: number, kitchen?: KitchenParts) => Solid[];

/**
 * The solids of every piece, in millimetres: x runs along its back, y away from it. They are made for the size of the
 * piece and never stretched.
 */
export const pieceParts: Readonly<Record<FurniturePiece, PieceParts>> = {
  armchair: (width, depth, height) => upholstered(width, depth, height, "clay"),
  basin: basinParts,
  bed: bedParts,
  bench: benchParts,
  bookcase: bookcaseParts,
  bunk: bunkParts,
  cabinet: (width, depth, height) => cupboard(width, depth, [0, height], "white"),
  desk: deskParts,
  drawers: drawersParts,
  easel: easelParts,
  "exercise-bike": exerciseBikeParts,
  "floor-lamp": floorLampParts,
  fridge: fridgeParts,
  kitchen: kitchenParts,
  laundry: laundryParts,
  "massage-table": massageTableParts,
  mat: matParts,
  plant: plantParts,
  rug: rugParts,
  shower: showerParts,
  "side-table": sideTableParts,
  sideboard: sideboardParts,
  sofa: (width, depth, height) => upholstered(width, depth, height, "green"),
  "sofa-bed": (width, depth, height) => upholstered(width, depth, height, "green"),
  table: tableParts,
  toilet: toiletParts,
  wardrobe: (width, depth, height) => cupboard(width, depth, [0, height], "walnut"),
  "weight-rack": weightRackParts,
};

/** The solids that hang on the wall behind a piece of the building. */
export const hungParts: Readonly<Partial<Record<FurniturePiece, PieceParts>>> = {
  basin: aboveBasin,
  kitchen: aboveKitchen,
  shower: behindShower,
};
