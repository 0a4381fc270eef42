import { boxOf, intersection } from "#app/floor-plan/boxes.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { makeFinding } from "#app/floor-plan/furnishing/make-finding.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/placed-piece.ts";
import { isWithin } from "#app/floor-plan/polygons.ts";

/** Returns a finding for every piece in a wall, a hole of a wall included, and for every piece outside the building. */
export function wallFindings({ building, pieces }: FurnishedPlan): Finding[] {
  return pieces.flatMap(({ rect }, index): Finding[] => {
    const box = boxOf(rect);
    const [, , width, depth] = rect;
    const piece = { kind: "piece", index } as const;
    const inWalls = building.walls.flatMap((wall) => {
      const missing = intersection(box, wall.box);
      if (!missing) return [];
      const has = -Math.min(missing.right - missing.left, missing.back - missing.front);
      return makeFinding("wall", { between: [piece, wall.what], has, missing });
    });
    if (inWalls.length > 0 || isWithin(box, building.outline)) return inWalls;
    return [makeFinding("wall", { between: [piece], has: -Math.min(width, depth), missing: box })];
  });
}
