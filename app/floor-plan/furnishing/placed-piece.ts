import type { Rectangle } from "#app/floor-plan/boxes.ts";
import type { KitchenParts } from "#app/floor-plan/kitchen-layout.ts";
import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import type { Catalogue } from "./catalogue-schema.ts";

/** A piece of furniture on a plan, in millimetres. The furniture of a plan is of this type. */
export interface PlacedPiece extends KitchenParts {
  readonly piece: FurniturePiece;
  readonly rect: Rectangle;
  /** The side of its back or headboard; undefined for a piece without one, such as a table. */
  readonly back?: Side | undefined;
  /** Whether it belongs to the building. */
  readonly fixed: boolean;
  /** The number of rings of the hob of a kitchen. */
  readonly rings?: number;
}

/** Returns the height of a piece: that of the size of its kind with the nearest area; 0 for an unknown kind. */
export function heightOf({ piece, rect: [, , width, depth] }: PlacedPiece, catalogue: Catalogue): number {
  const difference = ([along, across]: readonly [number, number, number]) => Math.abs(along * across - width * depth);
  const [nearest] = (catalogue[piece]?.sizes ?? []).toSorted((one, other) => difference(one) - difference(other));
  return nearest?.[2] ?? 0;
}

/** Returns whether other pieces may lie on a piece, as on a rug. */
export function isFlat({ piece }: PlacedPiece, catalogue: Catalogue): boolean {
  return catalogue[piece]?.flat ?? false;
}
