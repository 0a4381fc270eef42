import type { FurnishedPlan } from "#app/floor-plan/furnishing/building.ts";
import { betweenOf } from "#app/floor-plan/furnishing/check-ways.ts";
import type { ClearanceField } from "#app/floor-plan/furnishing/clearance-field.ts";
import type { Finding, Neighbour } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import { waysOf } from "#app/floor-plan/furnishing/ways.ts";

/** A distance that is too small, as a finding has it. */
export type Lack = Pick<Finding, "code" | "between" | "has">;

/** A way that is narrower than it should be, even if the check of the ways lets it pass because of its grid. */
export interface NarrowWay extends Lack {
  readonly to: Neighbour;
}

/**
 * Returns the ways that are narrower than they should be.
 *
 * @param field the distances from the nearest obstacle
 */
export function narrowWays(furnished: FurnishedPlan, field: ClearanceField): NarrowWay[] {
  const { takes } = limits.way;
  return waysOf(furnished, field, takes)
    .filter(({ width }) => width < takes)
    .map((way) => ({ code: "way", to: way.to, between: betweenOf(way), has: way.width }));
}

/** Returns a text that is the same for a lack before and after a move. */
export function keyOf({ code, between }: Omit<Lack, "has">): string {
  return JSON.stringify([code, between]);
}
