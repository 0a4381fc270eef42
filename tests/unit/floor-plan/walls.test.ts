import { expect, test } from "vitest";
import { outlinesOf } from "#app/floor-plan/outlines.ts";
import { inset, polygonArea } from "#app/floor-plan/polygons.ts";
import { solidsOf, wallsOf } from "#app/floor-plan/walls.ts";
import { lShape, smallPlan } from "./small-plan.ts";

test("the outer walls of an L fill all between outline and inside, its crook too", () => {
  const plan = { ...smallPlan({ outline: lShape, partitions: [], doors: [] }), openings: [] };
  const [outer = [], inner = []] = outlinesOf(wallsOf(plan).flatMap(solidsOf));
  expect(polygonArea(outer)).toBe(polygonArea(lShape));
  expect(polygonArea(inner)).toBe(polygonArea(inset(lShape, 200)));
});
