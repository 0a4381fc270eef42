import { boxOf, intersection } from "#app/floor-plan/boxes.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import { makeFinding } from "#app/floor-plan/furnishing/make-finding.ts";
import { type FurnishedPlan, heightOf } from "#app/floor-plan/furnishing/placed-piece.ts";
import { besideBox, oppositeSide } from "#app/floor-plan/sides.ts";

/** Returns a finding for every piece that is higher than the sill of a window in front of which it is. */
export function windowFindings({ building, pieces, catalogue }: FurnishedPlan): Finding[] {
  return building.openings
    .filter(({ kind }) => kind === "window")
    .flatMap(({ id, hole, side, sill }) => {
      const zone = besideBox(hole, oppositeSide(side), 0, limits.window.takes);
      return pieces.flatMap((piece, index): Finding[] => {
        const missing = intersection(zone, boxOf(piece.rect));
        const height = heightOf(piece, catalogue);
        if (!missing || height <= sill) return [];
        return [
          makeFinding("window", {
            between: [
              { kind: "piece", index },
              { kind: "opening", id },
            ],
            has: sill,
            takes: height,
            missing,
          }),
        ];
      });
    });
}
