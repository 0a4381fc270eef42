import type { Rectangle } from "#app/floor-plan/boxes.ts";
import type { FurniturePiece, Plan } from "#app/floor-plan/plan-schema.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import type { Catalogue } from "./catalogue-schema.ts";

/** A piece of furniture on a plan, in millimetres. The furniture of a plan is of this type. */
export interface PlacedPiece {
  readonly piece: FurniturePiece;
  readonly rect: Rectangle;
  /** The side of its back or headboard; undefined for one without, such as a table. */
  readonly back?: Side | undefined;
  /** Whether it belongs to the building. */
  readonly fixed: boolean;
}

/** A plan with furniture, which may be other than the plan's own, and the catalogue that knows its needs. */
export interface FurnishedPlan {
  readonly plan: Pick<Plan, "outline" | "walls" | "partitions" | "rooms" | "doors" | "openings">;
  readonly pieces: readonly PlacedPiece[];
  readonly catalogue: Catalogue;
}
