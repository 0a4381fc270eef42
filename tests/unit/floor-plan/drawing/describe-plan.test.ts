import { expect, test } from "vitest";
import { describeLabelledPlan, describePlan } from "#app/floor-plan/drawing/describe-plan.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

test("openings and doors interrupt the walls, and the rooms are the floors", () => {
  const drawing = describePlan(smallPlan());
  expect(drawing).toMatchObject({ length: 6000, depth: 4000 });
  // From the sliding door round the back left corner to the window, and from there back round the right.
  expect(drawing.walls).toBe(
    "M0 4000H500V3800H200V200H4000V2200H4100V200H4500V0H0Z" +
      "M3500 4000H6000V0H5100V200H5800V3800H4100V3000H4000V3800H3500Z",
  );
  expect(drawing.floors).toContain("M200 3800H4000V200H200Z");
});

test("the room with a shower is a wet one", () => {
  const { floors, wetFloors } = describePlan(smallPlan());
  expect(wetFloors).toBe("M4100 3800H5800V200H4100Z");
  expect(floors).not.toContain(wetFloors);
});

test("a name that no line of its room can hold gives way to the number", () => {
  const plan = smallPlan();
  const rooms = plan.rooms.map((room, index) =>
    index === 1 ? { ...room, name: "Bañoconunnombresinespaciosquenocabe" } : room,
  );
  const { labels } = describeLabelledPlan({ ...plan, rooms });
  expect(labels.map(({ lines }) => lines)).toEqual([1, 0]);
});
