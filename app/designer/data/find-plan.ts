import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import type { DesignerData, DesignerModel } from "./designer-data.ts";

/** A plan and the model that it is of. */
export interface ModelPlan {
  readonly model: DesignerModel;
  readonly plan: DrawnPlan;
}

/** Returns a plan by the ids of its model and of itself; undefined if the data do not have it. */
export function findPlan({ models }: DesignerData, modelId: string, planId: string): ModelPlan | undefined {
  const model = models.find(({ id }) => id === modelId);
  const plan = model?.plans.find(({ id }) => id === planId);
  return model && plan && { model, plan };
}
