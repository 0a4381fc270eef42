import { cutAbove, cuts } from "#app/designer/solids/cut-off.ts";
import { insideRim } from "#app/designer/solids/pieces/around.ts";
import { placeParts } from "#app/designer/solids/place-parts.ts";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { heightOf, type PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import { buildingSolids } from "./building-solids.ts";
import { type DrawnSolid, drawnParts } from "./drawn-solid.ts";
import { type GroundStyle, groundPaths } from "./ground-paths.ts";
import { type FaceStyle, facesOf } from "./isometry.ts";
import { paintOrder } from "./paint-order.ts";
import { type GroundDimensions, groundDimensions, type ViewBox, viewBox } from "./view-box.ts";

/** A furnished plan without its roof, in the axes of `isometry.ts`. */
export interface Axonometry {
  /** Paths to be painted one after the other, each with the class that gives it its colours. */
  readonly paths: readonly (readonly [style: FaceStyle | GroundStyle, path: string])[];
  readonly view: ViewBox;
  readonly dimensions: GroundDimensions;
}

/**
 * Returns a furnished plan as it looks from the front, the right and above, without its roof. Nearer solids hide those
 * behind them.
 *
 * @param catalogue has the heights of the pieces
 */
export function describeAxonometry(plan: DrawnPlan, pieces: readonly PlacedPiece[], catalogue: Catalogue): Axonometry {
  const bounds = boundingBox(plan.outline);
  const furniture = pieces.flatMap((piece) => pieceSolids(piece, heightOf(piece, catalogue)));
  const layers = paintOrder([...buildingSolids(plan), ...furniture]);
  const faces = layers.flatMap((layer) => [...Map.groupBy(layer.flatMap(facesOf), ({ style }) => style)]);
  return {
    paths: [
      ...groundPaths(plan),
      ...faces.map(([style, group]) => [style, group.map(({ path }) => path).join("")] as const),
    ],
    view: viewBox(bounds),
    dimensions: groundDimensions(bounds),
  };
}

// Thickness of the sides around the open inside of a cut piece, in millimetres.
const rim = 20;

/**
 * Returns the solids of a piece. One that is higher than a person is cut off with the walls, or with the partitions if
 * it belongs to the building, and shows its inside.
 */
function pieceSolids(piece: PlacedPiece, height: number): DrawnSolid[] {
  const solids = drawnParts(placeParts(piece, height));
  if (height <= personHeight) return solids;
  const cut = piece.fixed ? cuts.partition : cuts.far;
  return solids.flatMap((solid) => [...cutAbove([solid], cut), ...openInside(solid, cut)]);
}

/** Returns the open inside of a cupboard that is cut off at a height. */
function openInside({ x, y, z, material }: DrawnSolid, cut: number): DrawnSolid[] {
  const isOpen = z[0] < cut && cut < z[1] && Math.min(x[1] - x[0], y[1] - y[0]) > 3 * rim;
  const [innerX, innerY] = insideRim([x, y], rim);
  return isOpen ? [{ x: innerX, y: innerY, z: [cut, cut], material }] : [];
}
