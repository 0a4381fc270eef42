import { expect, test } from "vitest";
import { outlinesOf } from "#app/floor-plan/outlines.ts";
import { inset, polygonArea } from "#app/floor-plan/polygons.ts";
import { solidsOf, wallsOf } from "#app/floor-plan/walls.ts";
import { lShape, smallPlan } from "./small-plan.ts";

test("openings cut the outer walls and doors the partitions", () => {
  const walls = wallsOf(smallPlan());
  expect(walls).toHaveLength(5);
  expect(walls.flatMap(({ holes }) => holes)).toEqual([
    [500, 3500],
    [4500, 5100],
    [1000, 1800],
  ]);
  const front = walls.find(({ box }) => box.front === 0 && box.back === 200);
  expect(front && solidsOf(front)).toEqual([
    { left: 0, right: 500, front: 0, back: 200 },
    { left: 3500, right: 6000, front: 0, back: 200 },
  ]);
  const partition = walls.at(-1);
  expect(partition && solidsOf(partition)).toEqual([
    { left: 4000, right: 4100, front: 200, back: 1000 },
    { left: 4000, right: 4100, front: 1800, back: 3800 },
  ]);
});

test("the outer walls of an L fill all between outline and inside, its crook too", () => {
  const plan = { ...smallPlan({ outline: lShape, partitions: [], doors: [] }), openings: [] };
  const [outer = [], inner = []] = outlinesOf(wallsOf(plan).flatMap(solidsOf));
  expect(polygonArea(outer)).toBe(polygonArea(lShape));
  expect(polygonArea(inner)).toBe(polygonArea(inset(lShape, 200)));
});
