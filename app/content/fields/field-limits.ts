import { z } from "zod";
import type { Issue } from "#app/content/issues.ts";

/** Ways to limit the number of items of a list. `check.counts` describes them. */
export type CountName = "exactly" | "least" | "most";

/** Ways to limit a number. */
export type RangeName = "between" | "within" | "least" | "above" | "most" | "below";

interface Limited {
  readonly input?: unknown;
  readonly inclusive?: boolean | undefined;
  readonly exact?: boolean | undefined;
}

/** Returns how many items a list has and should have: the values of `field-count`. */
export function countLimit(bound: "least" | "most", limit: number, { input, exact }: Limited): Issue["values"] {
  const count = Array.isArray(input) ? input.length : 0;
  return {
    count,
    limit,
    bound: exact ? "exactly" : bound,
    missing: count < limit ? limit - count : "",
    extra: count > limit ? count - limit : "",
  };
}

/**
 * Returns the limits of a number: the values of `field-range`. Both limits if the schema is known, otherwise the one
 * that zod reported.
 */
export function rangeLimits(
  schema: z.ZodType | undefined,
  issue: Limited & { readonly minimum?: unknown; readonly maximum?: unknown },
): Issue["values"] {
  const { least, most } = schema instanceof z.ZodNumber ? limitsOf(schema) : {};
  if (least && most && least.inclusive === most.inclusive) {
    return { range: least.inclusive ? "between" : "within", least: least.value, most: most.value };
  }
  if (issue.minimum !== undefined) return { range: issue.inclusive ? "least" : "above", least: Number(issue.minimum) };
  return { range: issue.inclusive ? "most" : "below", most: Number(issue.maximum) };
}

interface Limit {
  readonly value: number;
  readonly inclusive: boolean;
}

/** Returns the limits that a number's checks set. */
function limitsOf(schema: z.ZodNumber): { least?: Limit; most?: Limit } {
  const limits: { least?: Limit; most?: Limit } = {};
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod;
    if (!isLimit(def)) continue;
    if (def.check === "greater_than") limits.least = def;
    else limits.most = def;
  }
  return limits;
}

function isLimit(def: object): def is Limit & { check: "greater_than" | "less_than" } {
  return "check" in def && (def.check === "greater_than" || def.check === "less_than");
}
