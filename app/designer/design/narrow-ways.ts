import { betweenOf, waySteps } from "#app/floor-plan/furnishing/check-ways.ts";
import type { Finding, Neighbour } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/placed-piece.ts";
import { waysOf } from "#app/floor-plan/furnishing/ways.ts";

/** What a finding says is too small. */
export type Lack = Pick<Finding, "code" | "between" | "has">;

/** A way that is narrower than it should be, even if the check of the ways lets it pass because of its grid. */
export interface NarrowWay extends Lack {
  readonly to: Neighbour;
}

/** Returns the ways that are narrower than they should be. */
export function narrowWays(furnished: FurnishedPlan): NarrowWay[] {
  const { takes } = limits.way;
  return waysOf(furnished, waySteps.fine)
    .filter(({ width }) => width < takes)
    .map((way) => ({ code: "way", to: way.to, between: betweenOf(way), has: way.width }));
}

/** Returns the same text for the same lack before and after a move. */
export function keyOf({ code, between }: Omit<Lack, "has">): string {
  return JSON.stringify([code, between]);
}
