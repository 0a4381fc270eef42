import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import { makeFinding } from "#app/floor-plan/furnishing/make-finding.ts";
import { nearestInStrip, obstaclesOf } from "#app/floor-plan/furnishing/obstacles.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/placed-piece.ts";
import { besideBox, distanceFrom, oppositeSide } from "#app/floor-plan/sides.ts";

/** Returns a finding for an entrance without a leaf behind which there is free space. */
export function entranceFindings(furnished: FurnishedPlan): Finding[] {
  const { takes } = limits.entrance;
  const obstacles = obstaclesOf(furnished).filter(({ what }) => what.kind !== "opening" && what.kind !== "wall");
  return furnished.building.openings.flatMap(({ id, entrance, side, panes, inner }): Finding[] => {
    if (!entrance) return [];
    const inwards = oppositeSide(side);
    const leaves = panes.map((pane) => {
      // The leaf is inside the wall; the free space begins at its face.
      const offset = distanceFrom(pane, inwards, inner);
      const nearest = nearestInStrip(pane, inwards, offset + takes, obstacles);
      return { pane, offset, nearest };
    });
    const blocked = leaves.flatMap(({ nearest, ...leaf }) => (nearest ? [{ ...leaf, nearest }] : []));
    const [best] = blocked.toSorted((one, other) => other.nearest.distance - one.nearest.distance);
    if (!best || blocked.length < leaves.length) return [];
    const { pane, offset, nearest } = best;
    return [
      makeFinding("entrance", {
        between: [nearest.what, { kind: "opening", id }],
        has: Math.max(0, nearest.distance - offset),
        missing: besideBox(pane, inwards, nearest.distance, offset + takes),
      }),
    ];
  });
}
