import { boxOf } from "#app/floor-plan/boxes.ts";
import type { Obstacle } from "#app/floor-plan/furnishing/building.ts";
import type { PieceNeed } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { type Finding, makeFinding, pieceAt } from "#app/floor-plan/furnishing/finding.ts";
import { useSlack } from "#app/floor-plan/furnishing/limits.ts";
import { nearestInStrip, obstaclesOf } from "#app/floor-plan/furnishing/obstacles.ts";
import type { FurnishedPlan, PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { besideBox, longSides, oppositeSide } from "#app/floor-plan/sides.ts";

/** Returns a finding for every piece without the free space that the catalogue asks for, save for some millimetres. */
export function spaceFindings(furnished: FurnishedPlan, slack = useSlack): Finding[] {
  return placesOfUse(furnished, obstaclesOf(furnished)).flatMap(({ index, need, box, options }) => {
    const { depth: takes, reason } = need;
    const [best] = options.toSorted((one, other) => other.has - one.has);
    if (!best || best.has >= takes - slack) return [];
    const between = [pieceAt(index), ...(best.blocker ? [best.blocker] : [])];
    return makeFinding("use", {
      between,
      has: best.has,
      takes,
      reason,
      missing: besideBox(box, best.side, best.has, takes),
    });
  });
}

/**
 * Returns the places from which furniture is used, such as the front of a wardrobe, with the sides at which each can be:
 * one is enough. `has` is the depth that is free there.
 */
export function placesOfUse({ pieces, catalogue }: FurnishedPlan, obstacles: readonly Obstacle[]) {
  return pieces.flatMap((placed, index) => {
    const box = boxOf(placed.rect);
    const others = obstacles.filter(({ what }) => what.kind !== "piece" || what.index !== index);
    const needs = catalogue[placed.piece]?.needs ?? [];
    return needs.flatMap((need) =>
      sidesOf(placed, need).map((sides) => {
        const options = sides.map((side) => {
          const nearest = nearestInStrip(box, side, need.depth, others);
          return { side, has: nearest?.distance ?? need.depth, blocker: nearest?.what };
        });
        return { index, need, box, options };
      }),
    );
  });
}

/** Returns the sides that have to be free, each with those that would do instead. */
function sidesOf({ rect, back = "n" }: PlacedPiece, { side }: PieceNeed): (readonly Side[])[] {
  if (side === "front") return [[oppositeSide(back)]];
  return side === "long-side" ? [longSides(rect)] : longSides(rect).map((one) => [one]);
}
