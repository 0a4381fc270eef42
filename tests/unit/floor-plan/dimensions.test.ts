import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
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

test("along the front of an L each arm is measured at its own front", () => {
  const libre = getContent("es")
    .models()
    .find(({ id }) => id === "mod-libre")?.data.plans[0];
  expect(libre && dimensionsOf(libre)).toEqual({
    length: [0, 10_600],
    depth: [0, 6100],
    front: [
      [180, 5045],
      [5135, 7600],
      [7780, 10_420],
    ],
    side: [
      [180, 4020],
      [4110, 5920],
    ],
  });
});
