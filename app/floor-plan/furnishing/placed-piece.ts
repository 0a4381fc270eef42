import type { Rectangle } from "#app/floor-plan/boxes.ts";
import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { turnSide } from "#app/floor-plan/sides.ts";
import type { Building } from "./building.ts";
import type { Catalogue } from "./catalogue-schema.ts";

/** A piece of furniture on a plan, in millimetres. The furniture of a plan is of this type. */
export interface PlacedPiece {
  readonly piece: FurniturePiece;
  readonly rect: Rectangle;
  /** The side of its back or headboard; undefined for a piece without one, such as a table. */
  readonly back?: Side | undefined;
  /** Whether it belongs to the building. */
  readonly fixed: boolean;
}

/** A building with furniture, and the catalogue that knows what the pieces need. */
export interface FurnishedPlan {
  readonly building: Building;
  readonly pieces: readonly PlacedPiece[];
  readonly catalogue: Catalogue;
}

/** Returns a piece turned clockwise by a quarter about its middle, in whole steps of 5 mm: four turns are none. */
export function turnPiece<Piece extends PlacedPiece>(placed: Piece): Piece {
  const { back, rect } = placed;
  const [left, front, width, depth] = rect;
  const shift = Math.trunc((width - depth) / 10) * 5;
  const turned: Rectangle = [left + shift, front - shift, depth, width];
  return { ...placed, rect: turned, ...(back && { back: turnSide(back) }) };
}

/** Returns the height of a piece: that of the nearest size of its kind in the catalogue; 0 for an unknown kind. */
export function heightOf({ piece, rect: [, , ...sides] }: PlacedPiece, catalogue: Catalogue): number {
  const [long, short] = [Math.max(...sides), Math.min(...sides)];
  let best = { height: 0, difference: Number.POSITIVE_INFINITY };
  for (const [width, depth, height] of catalogue[piece]?.sizes ?? []) {
    const difference = Math.abs(Math.max(width, depth) - long) + Math.abs(Math.min(width, depth) - short);
    if (difference < best.difference) best = { height, difference };
  }
  return best.height;
}

/** Returns whether other pieces may lie on a piece, as on a rug. */
export function isFlat({ piece }: PlacedPiece, catalogue: Catalogue): boolean {
  return catalogue[piece]?.flat ?? false;
}
