import { expect, test } from "vitest";
import { boxArea } from "#app/floor-plan/boxes.ts";
import { edgesOf, inset, isWithin, type Polygon, polygonArea, slabs } from "#app/floor-plan/polygons.ts";
import { lShape } from "./small-plan.ts";

const rectangle: Polygon = [
  [0, 0],
  [2000, 0],
  [2000, 3000],
  [0, 3000],
];

test("a polygon's area is right whichever way round and wherever its corners begin", () => {
  expect(polygonArea(rectangle)).toBe(6_000_000);
  expect(polygonArea(rectangle.toReversed())).toBe(6_000_000);
  expect(polygonArea([...rectangle.slice(2), ...rectangle.slice(0, 2)])).toBe(6_000_000);
  expect(polygonArea(lShape)).toBe(22_000_000);
});

test("a line has no area, nor has nothing", () => {
  expect(polygonArea(rectangle.slice(0, 2))).toBe(0);
  expect(polygonArea([])).toBe(0);
});

test("the sides of a rectangle look outwards and all its corners are convex", () => {
  for (const corners of [rectangle, rectangle.toReversed()]) {
    const edges = edgesOf(corners);
    expect(new Set(edges.map(({ side, at }) => `${side} ${at}`))).toEqual(new Set(["s 0", "e 2000", "n 3000", "w 0"]));
    expect(edges.every(({ convexFrom, convexTo }) => convexFrom && convexTo)).toBe(true);
  }
});

test("in the crook of an L the two sides that meet there are not convex at that end", () => {
  const edges = edgesOf(lShape);
  expect(edges.find(({ side, at }) => side === "s" && at === 2000)).toMatchObject({
    from: 0,
    to: 4000,
    convexFrom: true,
    convexTo: false,
  });
  expect(edges.find(({ side, at }) => side === "w" && at === 4000)).toMatchObject({
    from: 0,
    to: 2000,
    convexFrom: true,
    convexTo: false,
  });
});

test("slabs cover a polygon exactly", () => {
  const boxes = slabs(lShape);
  expect(boxes.reduce((sum, box) => sum + boxArea(box), 0)).toBe(polygonArea(lShape));
  expect(boxes).toEqual([
    { left: 4000, right: 6000, front: 0, back: 2000 },
    { left: 0, right: 6000, front: 2000, back: 5000 },
  ]);
});

test("a box lies within an L only where the L is", () => {
  expect(isWithin({ left: 4000, right: 5000, front: 1000, back: 3000 }, lShape)).toBe(true);
  expect(isWithin({ left: 3000, right: 5000, front: 1000, back: 3000 }, lShape)).toBe(false);
});

test("the inside of an L is one wall away from every side", () => {
  expect(inset(lShape, 200)).toEqual([
    [200, 2200],
    [4200, 2200],
    [4200, 200],
    [5800, 200],
    [5800, 4800],
    [200, 4800],
  ]);
  expect(polygonArea(inset(rectangle, 200))).toBe(1600 * 2600);
});
