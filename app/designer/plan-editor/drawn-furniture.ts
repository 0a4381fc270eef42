import type { DesignPiece } from "#app/designer/design/design.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";

type DrawnPiece = DrawnPlan["furniture"][number];

/** Returns the pieces of a design as a plan has them: those of the building with all that their drawing knows. */
export function drawnFurniture({ furniture }: DrawnPlan, pieces: readonly DesignPiece[]): DrawnPiece[] {
  return pieces.map(({ id, piece, rect: [left, front, width, depth], back, fixed }): DrawnPiece => {
    const own = furniture[id];
    if (own?.fixed) return own;
    const placed = { rect: [left, front, width, depth] as DrawnPiece["rect"], back, fixed, label: "", room: "" };
    // Only a link can have another kitchen than that of the building.
    return piece === "kitchen" ? { ...placed, piece, rings: 4, fridge: false } : { ...placed, piece };
  });
}
