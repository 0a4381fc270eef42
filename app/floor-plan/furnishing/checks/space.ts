import { boxOf } from "#app/floor-plan/boxes.ts";
import { type FurnishedPlan, type Obstacle, obstaclesOf } from "#app/floor-plan/furnishing/building.ts";
import type { PieceNeed } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { type Finding, makeFinding, pieceAt } from "#app/floor-plan/furnishing/finding.ts";
import { useSlack } from "#app/floor-plan/furnishing/limits.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import { type FreeSpace, spaceBeside } from "#app/floor-plan/furnishing/space-beside.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { besideBox, longSides, oppositeSide } from "#app/floor-plan/sides.ts";

/** Returns a finding for every piece without the free space that the catalogue asks for, save for some millimetres. */
export function spaceFindings(furnished: FurnishedPlan, slack = useSlack): Finding[] {
  return placesOfUse(furnished, obstaclesOf(furnished)).flatMap(({ index, need, options }) => {
    const { depth: takes, reason } = need;
    const [best] = options.toSorted((one, other) => other.has - one.has);
    if (!best || best.has >= takes - slack) return [];
    const { side, part, has, blocker } = best;
    const between = [pieceAt(index), ...(blocker ? [blocker] : [])];
    return makeFinding("use", { between, has, takes, reason, missing: besideBox(part, side, has, takes) });
  });
}

/**
 * A place from which a piece is used, such as the front of a wardrobe, and the sides at which it can be: one is enough.
 */
interface PlaceOfUse {
  readonly index: number;
  readonly need: PieceNeed;
  readonly options: readonly FreeSpace[];
}

/** Returns the places from which the furniture is used. */
export function placesOfUse({ pieces, catalogue }: FurnishedPlan, obstacles: readonly Obstacle[]): PlaceOfUse[] {
  return pieces.flatMap((placed, index) => {
    const others = obstacles.filter(({ what }) => what.kind !== "piece" || what.index !== index);
    return (catalogue[placed.piece]?.needs ?? []).flatMap((need) =>
      sidesOf(placed, need).map((sides) => {
        const options = sides.map((side) => spaceBeside(boxOf(placed.rect), side, need, others));
        return { index, need, options };
      }),
    );
  });
}

/** Returns the sides that have to be free, each with those that would do instead. */
function sidesOf({ rect, back = "n" }: PlacedPiece, { side }: PieceNeed): (readonly Side[])[] {
  if (side === "front") return [[oppositeSide(back)]];
  return side === "long-side" ? [longSides(rect)] : longSides(rect).map((one) => [one]);
}
