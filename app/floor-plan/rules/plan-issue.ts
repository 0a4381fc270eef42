import type { Plan } from "#app/floor-plan/plan-schema.ts";
import type tools from "#locales/tools/es.json";

/** Rules of `npm run check` that a plan can break. */
type PlanRuleCode = Extract<keyof typeof tools.check.rules, `plan-${string}` | `name-${string}`>;

/** A broken rule: its field of the plan, and the values for the texts of the rule. Measures are in millimetres. */
export interface PlanIssue {
  readonly code: PlanRuleCode;
  /** Field of the plan: `["rooms", 2, "polygon"]`. */
  readonly path: readonly (string | number)[];
  readonly values: Readonly<Record<string, string | number>>;
}

export type PlanRule = (plan: Plan) => PlanIssue[];
