import { expect, test } from "vitest";
import { startDesign } from "#app/designer/design/design.ts";
import { withChoices } from "#app/designer/design/with-choices.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

test("a design with what it has already is the same one, so that it is no step to undo", () => {
  const design = startDesign("casa", smallPlan());
  expect(withChoices(design, { hour: design.hour, deck: true })).toBe(design);
  expect(withChoices(design, { hour: 9.25, deck: true })).toEqual({ ...design, hour: 9.25 });
});
