import type { Design } from "#app/designer/design/design.ts";
import type { Box } from "#app/floor-plan/boxes.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import type { Cladding, Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";

/** Returns the wood of a part of the building. */
export type WoodAt = (box: Box) => Cladding;

/**
 * Returns the wood for each part of the building: that of the design, or that of the front of the plan at its place.
 */
export function woodOf(
  plan: Pick<Plan, "outline" | "openings" | "cladding">,
  { cladding }: Pick<Design, "cladding">,
): WoodAt {
  if (cladding !== "own") return () => cladding;
  const { bodies } = frontElevation(plan);
  const start = boundingBox(plan.outline).left;
  return ({ left, right }) => {
    const middle = (left + right) / 2 - start;
    const front = bodies.find(({ from, width }) => from <= middle && middle <= from + width);
    return front?.cladding ?? "larch";
  };
}
