import { expect, test } from "vitest";
import { dimensionsOf } from "#app/floor-plan/dimensions.ts";
import { smallPlan } from "./small-plan.ts";

test("a plan is measured over everything, and room by room along the front and the right side", () => {
  expect(dimensionsOf(smallPlan())).toEqual({
    length: [0, 6000],
    depth: [0, 4000],
    front: [
      [200, 4000],
      [4100, 5800],
    ],
    side: [[200, 3800]],
  });
});
