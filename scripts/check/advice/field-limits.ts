import { z } from "zod";
import type { Issue } from "./issues.ts";

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

/** Returns how many letters a text has and may have: the values of `field-length`. */
export function lengthLimit(most: number, input: unknown): Issue["values"] {
  const count = String(input).trim().length;
  return { count, most, extra: count - most };
}

/**
 * Returns the limits of a number: the values of `field-range`. Both limits if its schema has two, otherwise the one
 * that zod reported.
 */
export function rangeLimits(
  schema: z.ZodType | undefined,
  issue: Limited & { readonly minimum?: unknown; readonly maximum?: unknown },
): Issue["values"] {
  const { minValue: least, maxValue: most } = schema instanceof z.ZodNumber ? schema : {};
  if (isLimit(least) && isLimit(most)) return { range: issue.inclusive ? "between" : "within", least, most };
  if (issue.minimum !== undefined) return { range: issue.inclusive ? "least" : "above", least: Number(issue.minimum) };
  return { range: issue.inclusive ? "most" : "below", most: Number(issue.maximum) };
}

/** Whether a number's schema sets a limit; whole numbers end where they are no longer exact. */
function isLimit(value: number | null | undefined): value is number {
  return typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}
