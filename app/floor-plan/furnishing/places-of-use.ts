import { type Box, boxOf } from "#app/floor-plan/boxes.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { besideBox, longSides, oppositeSide } from "#app/floor-plan/sides.ts";
import type { Obstacle } from "./building.ts";
import type { PieceNeed } from "./catalogue-schema.ts";
import type { Neighbour } from "./finding.ts";
import { useSlack } from "./limits.ts";
import { nearestInStrip } from "./obstacles.ts";
import type { FurnishedPlan, PlacedPiece } from "./placed-piece.ts";

/** A place from which a piece is used, such as the front of a wardrobe. */
export interface PlaceOfUse {
  readonly index: number;
  readonly need: PieceNeed;
  /** Where it can be. One free side is enough. */
  readonly options: readonly {
    readonly side: Side;
    /** All that it takes. */
    readonly strip: Box;
    /** Depth that is free; `need.depth` if all is. */
    readonly has: number;
    readonly blocker: Neighbour | undefined;
    readonly isFree: boolean;
  }[];
}

/** Returns the places from which the furniture is used, in the order of the pieces. */
export function placesOfUse({ pieces, catalogue }: FurnishedPlan, obstacles: readonly Obstacle[]): PlaceOfUse[] {
  return pieces.flatMap((placed, index) => {
    const box = boxOf(placed.rect);
    const others = obstacles.filter(({ what }) => what.kind !== "piece" || what.index !== index);
    return (catalogue[placed.piece]?.needs ?? []).flatMap((need) =>
      sidesOf(placed, need).map((sides) => ({
        index,
        need,
        options: sides.map((side) => {
          const nearest = nearestInStrip(box, side, need.depth, others);
          const has = nearest?.distance ?? need.depth;
          const strip = besideBox(box, side, 0, need.depth);
          return { side, strip, has, blocker: nearest?.what, isFree: has >= need.depth - useSlack };
        }),
      })),
    );
  });
}

/** Returns the sides that have to be free, each with those that would do instead. */
function sidesOf({ rect, back = "n" }: PlacedPiece, { side }: PieceNeed): (readonly Side[])[] {
  if (side === "front") return [[oppositeSide(back)]];
  return side === "long-side" ? [longSides(rect)] : longSides(rect).map((one) => [one]);
}
