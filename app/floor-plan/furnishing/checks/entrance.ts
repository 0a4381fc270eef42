import { type FurnishedPlan, obstaclesOf } from "#app/floor-plan/furnishing/building.ts";
import { type Finding, makeFinding } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import { spaceBeside } from "#app/floor-plan/furnishing/space-beside.ts";
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
      return { start, end, space: spaceBeside(pane, inwards, { depth: end }, inside) };
    });
    const [best] = leaves.toSorted((one, other) => other.space.has - one.space.has);
    const blocker = best?.space.blocker;
    if (!blocker) return [];
    const { start, end, space } = best;
    return makeFinding("entrance", {
      between: [blocker, { kind: "opening", id }],
      has: Math.max(0, space.has - start),
      missing: besideBox(space.part, inwards, space.has, end),
    });
  });
}
