import { expect, test } from "vitest";
import { dimensionsOf } from "#app/floor-plan/dimensions.ts";
import { lShape, smallPlan } from "./small-plan.ts";

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
  const room = (id: string, left: number, right: number, front: number, back: number) => ({
    id,
    name: id,
    polygon: [
      [left, front],
      [right, front],
      [right, back],
      [left, back],
    ] satisfies [number, number][],
  });
  const rooms = [
    room("salon", 200, 3000, 2200, 4800),
    room("cocina", 3100, 4200, 2200, 4800),
    room("dormitorio", 4200, 5800, 200, 2500),
    room("bano", 4200, 5800, 2600, 4800),
  ];
  expect(dimensionsOf({ outline: lShape, walls: { exterior: 200, interior: 100 }, rooms })).toEqual({
    length: [0, 6000],
    depth: [0, 5000],
    front: [
      [200, 3000],
      [3100, 4200],
      [4200, 5800],
    ],
    side: [
      [200, 2500],
      [2600, 4800],
    ],
  });
});
