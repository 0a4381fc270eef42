import { type Plan, planSchema } from "#app/floor-plan/plan-schema.ts";
import { marksOf } from "#app/schemas/field-marks.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";
import type { PlanIssue } from "./plan-issue.ts";

/** In millimetres. */
const step = 5;

/** Every measure of a plan has to be a multiple of five millimetres: an address of the designer counts in fives. */
export function gridIssues(plan: Plan): PlanIssue[] {
  return numbersIn(plan)
    .filter(({ path, number }) => number % step !== 0 && marksOf(schemaAt(planSchema, path)).millimetres)
    .map(({ path, number }) => {
      const below = Math.floor(number / step) * step;
      // As they are written in the file: without a point for thousands.
      const values = { found: `${number}`, below: `${below}`, above: `${below + step}` };
      return { code: "plan-grid", path, values };
    });
}

interface PlacedNumber {
  readonly path: PlanIssue["path"];
  readonly number: number;
}

function numbersIn(value: unknown, path: PlanIssue["path"] = []): PlacedNumber[] {
  if (typeof value === "number") return [{ path, number: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => numbersIn(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, [...path, name]));
}
