import { startFinishes } from "#app/designer/design/design.ts";
import { isOfBuilding, shellParts } from "#app/designer/solids/shell/shell-parts.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { content } from "#tests/e2e/fixture.ts";

/** Returns the plan of LUM|NORTE. */
export function northPlan(): Plan {
  const plan = content.entries("models").find(({ slug }) => slug === "lum-norte")?.data.plans[0];
  if (!plan) throw new Error("LUM|NORTE has no plan.");
  return plan;
}

/** Returns where the whole building begins and ends along an axis, with its deck, in millimetres of its plan. */
export function endsOf(plan: Plan, axis: "x" | "y" | "z"): readonly [start: number, end: number] {
  const parts = shellParts(plan, startFinishes).filter(isOfBuilding);
  const ends = parts.flatMap(({ solids }) => solids.flatMap((solid) => solid[axis]));
  return [Math.min(...ends), Math.max(...ends)];
}
