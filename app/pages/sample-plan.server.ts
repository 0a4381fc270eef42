import type { Content } from "#app/content/content.server.ts";
import { describePlan } from "#app/floor-plan/drawing/describe-plan.ts";
import type { PlanDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";

/**
 * Returns the plan of the smallest or the largest model, as an example of what can be drawn.
 *
 * @throws Error when no model has a size of its own.
 */
export function getSamplePlan(model: "smallest" | "largest", content: Content): PlanDrawing {
  const sized = content.entries("models").filter(({ data }) => data.size !== null);
  const plan = sized.at(model === "smallest" ? 0 : -1)?.data.plans[0];
  if (!plan) throw new Error("content/es/models has no model with a size.");
  return describePlan(plan);
}
