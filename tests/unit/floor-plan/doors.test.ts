import { expect, test } from "vitest";
import { isSwept, placeDoor } from "#app/floor-plan/doors.ts";
import { smallPlan } from "./small-plan.ts";

const plan = smallPlan();
type Door = (typeof plan.doors)[number];
const place = { id: "p1", wall: "t1", from: 1000, width: 800 } satisfies Partial<Door>;
const hinged = (changes: object = {}): Door => ({ ...place, type: "hinged", hinge: "start", into: "bano", ...changes });
const sliding = (changes: object = {}): Door => ({
  ...place,
  type: "sliding",
  face: "salon",
  slides: "end",
  ...changes,
});

test("a hinged leaf turns about the face of the room that it opens into", () => {
  expect(placeDoor(plan, hinged())?.sweep).toEqual({ pivot: [4100, 1000], radius: 800, closed: [0, 1], open: [1, 0] });
  expect(placeDoor(plan, hinged({ hinge: "end", into: "salon" }))?.sweep).toEqual({
    pivot: [4000, 1800],
    radius: 800,
    closed: [0, -1],
    open: [-1, 0],
  });
});

test("a sliding leaf stands beside the door, on the face that it runs along", () => {
  expect(placeDoor(plan, sliding())?.leaf).toEqual({ left: 3960, right: 4000, front: 1800, back: 2600 });
  expect(placeDoor(plan, sliding({ slides: "start", face: "bano" }))?.leaf).toEqual({
    left: 4100,
    right: 4140,
    front: 200,
    back: 1000,
  });
});

test("what stands within the quarter circle is swept, what stands in the corner beyond it is not", () => {
  const sweep = placeDoor(plan, hinged())?.sweep;
  if (!sweep) throw new Error("The door has no sweep.");
  const box = (left: number, front: number) => ({ left, right: left + 100, front, back: front + 100 });
  expect(isSwept(sweep, box(4600, 1400))).toBe(true);
  // 566 mm along both axes is the edge of the circle on its diagonal.
  expect(isSwept(sweep, box(4100 + 570, 1000 + 570))).toBe(false);
  expect(isSwept(sweep, box(4100, 800))).toBe(false);
  expect(isSwept(sweep, box(3900, 1200))).toBe(false);
});
