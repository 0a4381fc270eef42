import type { Plan } from "#app/floor-plan/plan-schema.ts";

/** The rules that a plan has to keep; codes of `npm run check`. */
export const planRuleCodes = [
  "name-unknown",
  "plan-shape",
  "plan-size",
  "name-duplicate",
  "plan-outside",
  "plan-overlap",
  "plan-area",
  "plan-opening-height",
  "plan-rooms",
  "plan-door-leaf",
  "plan-furniture-back",
] as const;
type PlanRuleCode = (typeof planRuleCodes)[number];

/** A broken rule: its field of the plan, and the values for the texts of the rule. Measures are in millimetres. */
export interface PlanIssue {
  readonly code: PlanRuleCode;
  /** Field of the plan: `["rooms", 2, "polygon"]`. */
  readonly path: readonly (string | number)[];
  readonly values: Readonly<Record<string, string | number>>;
}

export type PlanRule = (plan: Plan) => PlanIssue[];
