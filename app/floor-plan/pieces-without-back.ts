import type { FurniturePiece } from "./plan-schema.ts";

/** Those that look the same from every side, or from two. */
export const piecesWithoutBack: ReadonlySet<FurniturePiece> = new Set([
  "bench",
  "floor-lamp",
  "mat",
  "plant",
  "rug",
  "side-table",
  "table",
]);
