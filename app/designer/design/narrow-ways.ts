import { type FurnishedPlan, obstaclesOf } from "#app/floor-plan/furnishing/building.ts";
import { betweenOf, waySteps } from "#app/floor-plan/furnishing/check-ways.ts";
import { clearanceField } from "#app/floor-plan/furnishing/clearance-field.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import { waysOf } from "#app/floor-plan/furnishing/ways.ts";

/** A distance that is too small, as a finding has it. */
export type Lack = Pick<Finding, "code" | "between" | "has">;

/** Returns the ways that are narrower than they should be, even if the check lets them pass because of its grid. */
export function narrowWays(furnished: FurnishedPlan): Lack[] {
  const { takes } = limits.way;
  const field = clearanceField(furnished.building, obstaclesOf(furnished), waySteps.fine);
  return waysOf(furnished, field, takes)
    .filter(({ width }) => width < takes)
    .map((way) => ({ code: "way", between: betweenOf(way), has: way.width }));
}

/** Returns a text that is the same for a lack before and after a move. */
export function keyOf({ code, between }: Omit<Lack, "has">): string {
  return JSON.stringify([code, between]);
}
