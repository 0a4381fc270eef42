import { expect, test } from "vitest";
import { outlinesOf } from "#app/floor-plan/outlines.ts";
import { polygonArea } from "#app/floor-plan/polygons.ts";

const box = (left: number, right: number, front: number, back: number) => ({ left, right, front, back });

test("boxes that overlap count once", () => {
  const [outline = []] = outlinesOf([box(0, 10, 0, 10), box(5, 15, 0, 10), box(5, 10, 5, 20)]);
  expect(polygonArea(outline)).toBe(15 * 10 + 5 * 10);
});

test("four walls have an outer outline and one around the hole, the other way round", () => {
  const walls = [box(0, 10, 0, 1), box(0, 10, 9, 10), box(0, 1, 0, 10), box(9, 10, 0, 10)];
  const outlines = outlinesOf(walls);
  expect(outlines.map(polygonArea).toSorted((a, b) => a - b)).toEqual([64, 100]);
});
