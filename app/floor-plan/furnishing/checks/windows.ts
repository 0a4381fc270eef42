import { boxOf, intersection } from "#app/floor-plan/boxes.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/building.ts";
import { type Finding, makeFinding, pieceAt } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import { heightOf } from "#app/floor-plan/furnishing/placed-piece.ts";
import { besideBox, oppositeSide } from "#app/floor-plan/sides.ts";

/** Returns a finding for every piece that is higher than the sill of a window in front of which it is. */
export function windowFindings({ building, pieces, catalogue }: FurnishedPlan): Finding[] {
  const windows = building.openings.filter(({ kind }) => kind === "window");
  return windows.flatMap(({ id, hole, side, sill }) => {
    const zone = besideBox(hole, oppositeSide(side), 0, limits.window.takes);
    return pieces.flatMap((piece, index) => {
      const missing = intersection(zone, boxOf(piece.rect));
      const takes = heightOf(piece, catalogue);
      if (!missing || takes <= sill) return [];
      return makeFinding("window", { between: [pieceAt(index), { kind: "opening", id }], has: sill, takes, missing });
    });
  });
}
