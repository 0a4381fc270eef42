import type { Plan } from "#app/floor-plan/plan-schema.ts";

/** Rules that a plan can break; `npm run check` has the words for them. */
type PlanRuleCode =
  | "name-duplicate"
  | "name-unknown"
  | "plan-area"
  | "plan-door-leaf"
  | "plan-furniture-back"
  | "plan-opening-height"
  | "plan-outside"
  | "plan-overlap"
  | "plan-rooms"
  | "plan-shape"
  | "plan-size";

/** A broken rule: its field of the plan, and the values for the texts of the rule. Measures are in millimetres. */
export interface PlanIssue {
  readonly code: PlanRuleCode;
  /** Field of the plan: `["rooms", 2, "polygon"]`. */
  readonly path: readonly (string | number)[];
  readonly values: Readonly<Record<string, string | number>>;
}

export type PlanRule = (plan: Plan) => PlanIssue[];
