import { boxOf } from "#app/floor-plan/boxes.ts";
import type { Finding, Neighbour } from "#app/floor-plan/furnishing/finding.ts";
import { makeFinding } from "#app/floor-plan/furnishing/make-finding.ts";
import { obstaclesOf } from "#app/floor-plan/furnishing/obstacles.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/placed-piece.ts";
import { placesOfUse } from "#app/floor-plan/furnishing/places-of-use.ts";
import { besideBox } from "#app/floor-plan/sides.ts";

/** Returns a finding for every piece without the free space that the catalogue asks for. */
export function useFindings(furnished: FurnishedPlan): Finding[] {
  return placesOfUse(furnished, obstaclesOf(furnished)).flatMap(({ index, need, options }) => {
    const [best] = options.toSorted((one, other) => other.has - one.has);
    const placed = furnished.pieces[index];
    if (!best || !placed || best.isFree) return [];
    const piece: Neighbour = { kind: "piece", index };
    return makeFinding("use", {
      between: best.blocker ? [piece, best.blocker] : [piece],
      has: best.has,
      takes: need.depth,
      reason: need.reason,
      missing: besideBox(boxOf(placed.rect), best.side, best.has, need.depth),
    });
  });
}
