import type { DesignPiece } from "#app/designer/design/design.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";

type DrawnPiece = DrawnPlan["furniture"][number];

/** Returns the pieces of a design as furniture of a plan. Pieces of the building keep all that their drawing needs. */
export function drawnFurniture({ furniture }: DrawnPlan, pieces: readonly DesignPiece[]): DrawnPiece[] {
  return pieces.map(({ id, piece, rect: [left, front, width, depth], back, fixed }): DrawnPiece => {
    const own = furniture[id];
    if (own?.fixed) return own;
    const placed = { rect: [left, front, width, depth] as DrawnPiece["rect"], back, fixed, label: "", room: "" };
    // Only a link can hold a kitchen that does not belong to the building.
    return piece === "kitchen" ? { ...placed, piece, rings: 4, fridge: false } : { ...placed, piece };
  });
}
