import { expect, test } from "vitest";
import { type Plan, planSchema } from "#app/floor-plan/plan-schema.ts";
import { planIssues } from "#app/floor-plan/rules/plan-issues.ts";
import { sizeIssues } from "#app/floor-plan/rules/size.ts";
import { rectangularPlan } from "#scripts/new/rectangular-plan.ts";

test.each([
  [6, 3],
  [2, 2],
  [2.4, 12],
  [7.6, 3.7],
  [14.35, 5.05],
])("a plan of %d × %d m keeps every rule", (length, width) => {
  const size = { length, width };
  const plan: Plan = planSchema.parse({
    id: "planta",
    title: "Planta",
    note: "Orientativa",
    cutaway: { src: "a.jpg", alt: "" },
    ...rectangularPlan(size, "Sala"),
  });
  expect(planIssues(plan)).toEqual([]);
  expect(sizeIssues(size, plan)).toEqual([]);
});
