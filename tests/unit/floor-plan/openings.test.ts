import { expect, test } from "vitest";
import { barsOf } from "#app/floor-plan/bars.ts";
import { placeDoor, sweepReach } from "#app/floor-plan/doors.ts";
import { describePlan } from "#app/floor-plan/drawing/describe-plan.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import { placeOpening } from "#app/floor-plan/openings.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { lShape, smallPlan } from "./small-plan.ts";

const plan = smallPlan();
const [sample] = smallPlan().openings;
if (!sample) throw new Error("The plan has no opening.");
const opening = (changes: Partial<typeof sample>) => ({ ...sample, ...changes });

test("an opening is as wide as it says and as deep as its wall, on any side", () => {
  const hole = (changes: Partial<typeof sample>) => placeOpening(plan, opening(changes));
  expect(hole({})).toMatchObject({ side: "s", hole: { left: 500, right: 3500, front: 0, back: 200 } });
  expect(hole({ at: [500, 4000] })).toMatchObject({
    side: "n",
    hole: { left: 500, right: 3500, front: 3800, back: 4000 },
  });
  expect(hole({ at: [0, 500], axis: "y" })).toMatchObject({
    side: "w",
    hole: { left: 0, right: 200, front: 500, back: 3500 },
  });
  expect(hole({ at: [6000, 500], axis: "y" })).toMatchObject({ side: "e", hole: { left: 5800, right: 6000 } });
});

test("an opening that begins on no outer wall has no place", () => {
  expect(placeOpening(plan, opening({ at: [500, 100] }))).toBeUndefined();
  expect(placeOpening(plan, opening({ at: [6000, 0] }))).toBeUndefined();
});

test("the leaves of a sliding door run on two tracks, those of a window in one line", () => {
  const middles = (changes: Partial<typeof sample>) =>
    placeOpening(plan, opening(changes))?.panes.map(({ front, back }) => (front + back) / 2);
  expect(middles({ panels: 3 })).toEqual([78, 122, 78]);
  expect(middles({ panels: 2, kind: "window" })).toEqual([100, 100]);
});

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

test("a sliding leaf is beside the door, on the face that it runs along", () => {
  expect(placeDoor(plan, sliding())?.leaf).toEqual({ left: 3960, right: 4000, front: 1800, back: 2600 });
  expect(placeDoor(plan, sliding({ slides: "start", face: "bano" }))?.leaf).toEqual({
    left: 4100,
    right: 4140,
    front: 200,
    back: 1000,
  });
});

test("a piece within the quarter circle is swept, a piece in the corner beyond it is not", () => {
  const sweep = placeDoor(plan, hinged())?.sweep;
  if (!sweep) throw new Error("The door has no sweep.");
  const box = (left: number, front: number) => ({ left, right: left + 100, front, back: front + 100 });
  // From the hinge at (4100, 1000): 500² + 400² = 640².
  expect(sweepReach(sweep, box(4600, 1400))).toBeCloseTo(640, 0);
  // 566 mm along both axes is the edge of the circle on its diagonal.
  expect(sweepReach(sweep, box(4100 + 570, 1000 + 570))).toBeUndefined();
  expect(sweepReach(sweep, box(4100, 800))).toBeUndefined();
  expect(sweepReach(sweep, box(3900, 1200))).toBeUndefined();
});

type Opening = Plan["openings"][number];

function windowAt(place: Pick<Opening, "id" | "at" | "axis" | "width">): Opening {
  return { ...place, kind: "window", sill: 300, head: 2400, panels: 1 };
}

test("an L shows two fronts, the farther first, with woods from left to right, and where its crook is", () => {
  const openings = [
    windowAt({ id: "v1", at: [4500, 0], axis: "x", width: 1000 }),
    windowAt({ id: "v2", at: [4000, 500], axis: "y", width: 900 }),
  ];
  const { bodies } = frontElevation(smallPlan({ outline: lShape, openings, cladding: ["larch", "charred"] }));
  expect(
    bodies.map(({ from, width, cladding, freeLeft, freeRight }) => ({ from, width, cladding, freeLeft, freeRight })),
  ).toEqual([
    { from: 0, width: 4000, cladding: "larch", freeLeft: true, freeRight: false },
    { from: 4000, width: 2000, cladding: "charred", freeLeft: true, freeRight: true },
  ]);
  expect(bodies.map(({ openings: seen }) => seen.length)).toEqual([0, 1]);
  expect(bodies[1]?.openings[0]).toMatchObject({ from: 500, width: 1000 });
});

const slidingAt = (id: string, at: readonly [number, number], width: number) =>
  opening({ id, at: [...at], width, entrance: false });

test("a steel bar is in the middle of the wall between two sliding doors, in the plan and from the front", () => {
  const openings = [slidingAt("c2", [3100, 0], 2000), slidingAt("c1", [400, 0], 2100)];
  const house = smallPlan({ openings });
  expect(barsOf(house)).toEqual([{ left: 2740, right: 2860, front: 0, back: 200 }]);
  expect(describePlan(house).bars).toBe("M2740 3800h120v200h-120z");
  expect(frontElevation(house).bodies.map(({ bars }) => bars)).toEqual([[2740]]);
});

test("a window between the doors leaves the bar the wider part of the wall; a wall that is too narrow has none", () => {
  const window = opening({ id: "v1", kind: "window", at: [3600, 0], width: 400, sill: 1500, entrance: false });
  const between = (...others: (typeof sample)[]) =>
    barsOf(smallPlan({ openings: [slidingAt("c1", [400, 0], 1600), ...others] })).map(({ left }) => left);
  expect(between(window, slidingAt("c2", [4600, 0], 1000))).toEqual([2740]);
  expect(between(slidingAt("c2", [2100, 0], 1000))).toEqual([]);
  expect(between(window)).toEqual([]);
});

test("a bar belongs to its wall: doors of two fronts, or of a front and a side, have none between them", () => {
  const openings = [slidingAt("c1", [500, 2000], 2500), slidingAt("c2", [4300, 0], 1200)];
  expect(barsOf(smallPlan({ outline: lShape, openings }))).toEqual([]);
  expect(
    barsOf(smallPlan({ openings: [slidingAt("c1", [500, 0], 2500), opening({ at: [6000, 500], axis: "y" })] })),
  ).toEqual([]);
});
