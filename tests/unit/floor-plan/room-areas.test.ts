import { expect, test } from "vitest";
import { roomAreas } from "#app/floor-plan/room-areas.ts";
import { lShape, smallPlan } from "./small-plan.ts";

test("rooms have their areas in square metres, in the order of the plan", () => {
  expect(roomAreas(smallPlan().rooms)).toEqual([
    // 3.8 x 3.6 m and 1.7 x 3.6 m.
    { id: "salon", name: "Salón", area: expect.closeTo(13.68, 6) },
    { id: "bano", name: "Baño", area: expect.closeTo(6.12, 6) },
  ]);
});

test("a room that is no rectangle has the area within its sides", () => {
  // 6 x 3 m and the arm of 2 x 2 m.
  const [room] = roomAreas([{ id: "sala", name: "Sala", polygon: lShape }]);
  expect(room?.area).toBeCloseTo(22, 6);
});
