import { boxOf, intersection, shorterSide } from "#app/floor-plan/boxes.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/building.ts";
import { type Finding, makeFinding, pieceAt } from "#app/floor-plan/furnishing/finding.ts";
import { isFlat } from "#app/floor-plan/furnishing/placed-piece.ts";

/** Returns a finding for every two pieces in one place, flat ones excepted. */
export function overlapFindings({ pieces, catalogue }: FurnishedPlan): Finding[] {
  const standing = pieces.flatMap((placed, index) =>
    isFlat(placed, catalogue) ? [] : [{ what: pieceAt(index), box: boxOf(placed.rect) }],
  );
  return standing.flatMap((one, place) =>
    standing.slice(0, place).flatMap((other) => {
      const missing = intersection(one.box, other.box);
      if (!missing) return [];
      return makeFinding("overlap", { between: [one.what, other.what], has: -shorterSide(missing), missing });
    }),
  );
}
