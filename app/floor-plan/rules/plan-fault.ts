import type { RuleCode } from "#app/content/issues.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";

/** A rule that a plan breaks: where in the plan, and what fills the rule's sentences. Measures are in millimetres. */
export interface PlanFault {
  readonly code: RuleCode;
  /** Field of the plan: `["rooms", 2, "polygon"]`. */
  readonly path: readonly (string | number)[];
  readonly values: Readonly<Record<string, string | number>>;
}

export type PlanRule = (plan: Plan) => PlanFault[];
