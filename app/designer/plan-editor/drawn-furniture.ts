import type { DesignPiece } from "#app/designer/design/design.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";

/** Returns the pieces of a design as a plan has them: those of the building with all that their drawing knows. */
export function drawnFurniture({ furniture }: DrawnPlan, pieces: readonly DesignPiece[]): DrawnPlan["furniture"] {
  return pieces.flatMap(({ id, piece, rect: [left, front, width, depth], back, fixed }) => {
    const own = furniture[id];
    if (own?.fixed) return [own];
    // A kitchen belongs to the building.
    if (piece === "kitchen") return [];
    return [{ piece, rect: [left, front, width, depth], back, fixed, label: "", room: "" }];
  });
}
