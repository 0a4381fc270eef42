import { expect, test } from "vitest";
import { widthsAlong } from "#app/floor-plan/dimensions.ts";
import { lShape, rectangle, smallPlan } from "./small-plan.ts";

test("rooms are measured along the front and the right side, not the others", () => {
  const rooms = [
    { id: "salon", name: "Salón", polygon: rectangle(200, 2200, 4000, 4800) },
    { id: "bano", name: "Baño", polygon: rectangle(4200, 200, 5800, 4800) },
  ];
  const plan = { ...smallPlan(), outline: lShape, rooms };
  expect({ front: widthsAlong(plan, "s"), side: widthsAlong(plan, "e") }).toEqual({
    front: [
      [200, 4000],
      [4200, 5800],
    ],
    side: [[200, 4800]],
  });
});
