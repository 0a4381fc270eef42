import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { doorIssues } from "./doors.ts";
import { furnitureIssues } from "./furniture.ts";
import { nameIssues } from "./names.ts";
import { openingIssues } from "./openings.ts";
import type { PlanIssue, PlanRule } from "./plan-issue.ts";
import { roomIssues } from "./rooms.ts";
import { shapeIssues } from "./shapes.ts";

const rules: readonly PlanRule[] = [nameIssues, roomIssues, openingIssues, doorIssues, furnitureIssues];

/** Returns all issues of a plan. Other rules are checked only if all shapes are valid. */
export function planIssues(plan: Plan): PlanIssue[] {
  const shapes = shapeIssues(plan);
  return shapes.length > 0 ? shapes : rules.flatMap((rule) => rule(plan));
}
