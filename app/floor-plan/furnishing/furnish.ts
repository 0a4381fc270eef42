import type { Plan } from "#app/floor-plan/plan-schema.ts";
import type { PlacedPiece } from "./placed-piece.ts";
import type { FurnitureSet } from "./sets-schema.ts";

/** Returns what belongs to the building of a plan, followed by the furniture of a set. */
export function furnish({ furniture }: Pick<Plan, "furniture">, set: Pick<FurnitureSet, "furniture">): PlacedPiece[] {
  return [...furniture.filter(({ fixed }) => fixed), ...set.furniture.map((piece) => ({ ...piece, fixed: false }))];
}
