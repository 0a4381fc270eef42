import { boxOf, intersection } from "#app/floor-plan/boxes.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { makeFinding } from "#app/floor-plan/furnishing/make-finding.ts";
import { type FurnishedPlan, isFlat } from "#app/floor-plan/furnishing/placed-piece.ts";

/** Returns a finding for every two pieces in one place, flat ones excepted. */
export function overlapFindings({ pieces, catalogue }: FurnishedPlan): Finding[] {
  const standing = pieces.flatMap((placed, index) =>
    isFlat(placed, catalogue) ? [] : [{ what: { kind: "piece", index } as const, box: boxOf(placed.rect) }],
  );
  return standing.flatMap((one, place) =>
    standing.slice(0, place).flatMap((other) => {
      const missing = intersection(one.box, other.box);
      if (!missing) return [];
      // The smaller side is how far one of them has to move.
      const has = -Math.min(missing.right - missing.left, missing.back - missing.front);
      return makeFinding("overlap", { between: [other.what, one.what], has, missing });
    }),
  );
}
