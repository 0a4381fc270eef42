import { type Finding, makeFinding } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import { nearestInStrip, obstaclesOf } from "#app/floor-plan/furnishing/obstacles.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/placed-piece.ts";
import { besideBox, distanceFrom, oppositeSide } from "#app/floor-plan/sides.ts";

/** Returns a finding for an entrance without a leaf behind which there is free space. */
export function entranceFindings(furnished: FurnishedPlan): Finding[] {
  const inside = obstaclesOf(furnished).filter(({ what }) => what.kind !== "opening" && what.kind !== "wall");
  const entrances = furnished.building.openings.filter(({ entrance }) => entrance);
  return entrances.flatMap(({ id, side, panes, inner }) => {
    const inwards = oppositeSide(side);
    const leaves = panes.map((pane) => {
      // A leaf is inside the wall; the free space begins at its face.
      const start = distanceFrom(pane, inwards, inner);
      const end = start + limits.entrance.takes;
      const nearest = nearestInStrip(pane, inwards, end, inside);
      return { pane, start, end, nearest, distance: nearest?.distance ?? end };
    });
    const [best] = leaves.toSorted((one, other) => other.distance - one.distance);
    if (!best?.nearest) return [];
    return makeFinding("entrance", {
      between: [best.nearest.what, { kind: "opening", id }],
      has: Math.max(0, best.distance - best.start),
      missing: besideBox(best.pane, inwards, best.distance, best.end),
    });
  });
}
