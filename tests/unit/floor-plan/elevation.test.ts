import { expect, test } from "vitest";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { lShape, smallPlan } from "./small-plan.ts";

type Opening = Plan["openings"][number];

function windowAt(place: Pick<Opening, "id" | "at" | "axis" | "width">): Opening {
  return { ...place, kind: "window", sill: 300, head: 2400, panels: 1 };
}

test("an L shows two fronts, the farther first, with woods from left to right and no post in its crook", () => {
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
