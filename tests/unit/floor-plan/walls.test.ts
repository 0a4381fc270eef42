import { expect, test } from "vitest";
import { type Box, intersection } from "#app/floor-plan/boxes.ts";
import { inset, type Polygon, slabs } from "#app/floor-plan/polygons.ts";
import { solidsOf, wallsOf } from "#app/floor-plan/walls.ts";
import { lShape, smallPlan } from "./small-plan.ts";

/** Returns the squares of a grid, all sides of the plan being multiples of its step. */
function squares(end: number, step: number): Box[] {
  const starts = Array.from({ length: end / step }, (_, index) => index * step);
  return starts.flatMap((left) => starts.map((front) => ({ left, right: left + step, front, back: front + step })));
}

test("the outer walls of an L fill all between outline and inside, its crook too, and nothing else", () => {
  const plan = { ...smallPlan({ outline: lShape, partitions: [], doors: [] }), openings: [] };
  const walls = wallsOf(plan).flatMap(solidsOf);
  const isIn = (boxes: readonly Box[], square: Box) => boxes.some((box) => intersection(box, square));
  const isBetween = (outer: Polygon, inner: Polygon, square: Box) =>
    isIn(slabs(outer), square) && !isIn(slabs(inner), square);
  for (const square of squares(10_000, 100)) {
    expect([square, isIn(walls, square)]).toEqual([square, isBetween(lShape, inset(lShape, 200), square)]);
  }
});
