import type { Rectangle } from "#app/floor-plan/boxes.ts";
import { type FurnishedPlan, surveyBuilding } from "#app/floor-plan/furnishing/building.ts";
import { catalogueSchema } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { FurniturePiece, Plan } from "#app/floor-plan/plan-schema.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

/** A few pieces in easy figures. A cabinet needs nothing, so that a test can look at one thing only. */
const { pieces: catalogue } = catalogueSchema.parse({
  pieces: {
    bed: {
      room: "bedroom",
      sizes: [[1500, 2000, 500]],
      needs: [{ side: "long-side", depth: 500, length: 1200, reason: "lie" }],
    },
    bookcase: { room: "living", sizes: [[800, 300, 1800]], needs: [{ side: "front", depth: 600, reason: "reach" }] },
    cabinet: { room: "bathroom", sizes: [[600, 400, 1000]] },
    "massage-table": {
      room: "wellness",
      sizes: [[700, 1900, 750]],
      needs: [{ side: "long-sides", depth: 600, reason: "use" }],
    },
    rug: { room: "living", sizes: [[1400, 2000, 10]], flat: true },
    table: { room: "dining", sizes: [[1600, 900, 740]], needs: [{ side: "long-side", depth: 750, reason: "sit" }] },
    wardrobe: {
      room: "bedroom",
      sizes: [
        [1000, 600, 2200],
        [2000, 600, 2400],
      ],
      needs: [{ side: "front", depth: 600, reason: "open" }],
    },
  },
});

export function piece(kind: FurniturePiece, rect: Rectangle, back?: Side): PlacedPiece {
  return { piece: kind, rect, back, fixed: false };
}

/** Returns the small plan with this furniture instead of its own. */
export function furnishSmallPlan(pieces: readonly PlacedPiece[], changes: Partial<Plan> = {}): FurnishedPlan {
  return { building: surveyBuilding(smallPlan(changes)), pieces, catalogue };
}
