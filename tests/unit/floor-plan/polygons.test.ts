import { expect, test } from "vitest";
import { boxArea } from "#app/floor-plan/boxes.ts";
import { inset, polygonArea, slabs } from "#app/floor-plan/polygons.ts";
import { lShape, rectangle } from "./small-plan.ts";

const room = rectangle(0, 0, 2000, 3000);

test("a polygon's area is right whichever way round and wherever its corners begin", () => {
  expect(polygonArea(room)).toBe(6_000_000);
  expect(polygonArea(room.toReversed())).toBe(6_000_000);
  expect(polygonArea([...room.slice(2), ...room.slice(0, 2)])).toBe(6_000_000);
  expect(polygonArea(lShape)).toBe(22_000_000);
});

test("slabs cover a polygon exactly", () => {
  const boxes = slabs(lShape);
  expect(boxes.reduce((sum, box) => sum + boxArea(box), 0)).toBe(polygonArea(lShape));
  expect(boxes).toEqual([
    { left: 4000, right: 6000, front: 0, back: 2000 },
    { left: 0, right: 6000, front: 2000, back: 5000 },
  ]);
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
  expect(polygonArea(inset(room, 200))).toBe(1600 * 2600);
});
