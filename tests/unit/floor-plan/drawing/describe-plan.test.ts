import { expect, test } from "vitest";
import { describeLabelledPlan, describePlan } from "#app/floor-plan/drawing/describe-plan.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

test("openings and doors interrupt the walls, and the rooms are the floors", () => {
  const drawing = describePlan(smallPlan());
  expect(drawing).toMatchObject({ length: 6000, depth: 4000 });
  // The front beside the sliding door, the right side, the back beside the window, the left side, and the partition.
  expect(drawing.walls).toBe(
    "M0 3800h500v200h-500zM3500 3800h2500v200h-2500zM5800 0h200v4000h-200zM0 0h4500v200h-4500zM5100 0h900v200h-900z" +
      "M0 0h200v4000h-200zM4000 3000h100v800h-100zM4000 200h100v2000h-100z",
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
