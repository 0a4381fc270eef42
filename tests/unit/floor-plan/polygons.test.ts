import { expect, test } from "vitest";
import { inset, polygonArea } from "#app/floor-plan/polygons.ts";
import { lShape, rectangle } from "./small-plan.ts";

const room = rectangle(0, 0, 2000, 3000);

test("a polygon's area is right whichever way round and wherever its corners begin", () => {
  expect(polygonArea(room)).toBe(6_000_000);
  expect(polygonArea(room.toReversed())).toBe(6_000_000);
  expect(polygonArea([...room.slice(2), ...room.slice(0, 2)])).toBe(6_000_000);
  expect(polygonArea(lShape)).toBe(22_000_000);
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
