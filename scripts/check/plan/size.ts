import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import type { PlanIssue } from "./plan-issue.ts";

/**
 * The outline has to match the size of the model, which is in metres and sets its area and price; null for a bespoke
 * model.
 */
export function sizeIssues(
  size: { readonly length: number; readonly width: number } | null,
  { outline }: Plan,
): PlanIssue[] {
  if (!size) return [];
  const { left, right, front, back } = boundingBox(outline);
  const [length, width] = [Math.round(size.length * 1000), Math.round(size.width * 1000)];
  if (right - left === length && back - front === width) return [];
  const values = { length: right - left, width: back - front, modelLength: length, modelWidth: width };
  return [{ code: "plan-size", path: ["outline"], values }];
}
