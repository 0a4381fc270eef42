import { boxOf, intersection, shorterSide } from "#app/floor-plan/boxes.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/building.ts";
import { type Finding, makeFinding, pieceAt } from "#app/floor-plan/furnishing/finding.ts";
import { isWithin } from "#app/floor-plan/polygons.ts";

/** Returns a finding for every piece in a wall, a hole of a wall included, and for every piece outside the building. */
export function wallFindings({ building, pieces }: FurnishedPlan): Finding[] {
  return pieces.flatMap(({ rect }, index): Finding[] => {
    const box = boxOf(rect);
    const inWalls = building.walls.flatMap((wall) => {
      const missing = intersection(box, wall.box);
      if (!missing) return [];
      return makeFinding("wall", { between: [pieceAt(index), wall.what], has: -shorterSide(missing), missing });
    });
    if (inWalls.length > 0 || isWithin(box, building.outline)) return inWalls;
    return [makeFinding("wall", { between: [pieceAt(index)], has: -shorterSide(box), missing: box })];
  });
}
