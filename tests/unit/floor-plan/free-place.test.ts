import { expect, test } from "vitest";
import { freePlace } from "#app/floor-plan/free-place.ts";
import { lShape, rectangle } from "./small-plan.ts";

const room = rectangle(0, 0, 4000, 3000);
const label = { width: 1000, depth: 400 };

test("in an empty room the label stands in the middle", () => {
  const { at, toWalls, toFurniture } = freePlace(room, [], label);
  expect(at).toEqual([expect.closeTo(2000, -2), expect.closeTo(1500, -2)]);
  expect(toWalls).toBeGreaterThan(3);
  expect(toFurniture).toBe(Number.POSITIVE_INFINITY);
});

test("it keeps clear of furniture where it can", () => {
  const table = { left: 1000, right: 3000, front: 1000, back: 2000 };
  const { at, toFurniture } = freePlace(room, [table], label);
  expect(toFurniture).toBeGreaterThanOrEqual(1);
  const [x, y] = at;
  const clear = x + 500 <= 1000 || x - 500 >= 3000 || y + 200 <= 1000 || y - 200 >= 2000;
  expect(clear).toBe(true);
});

test("in an L the label stands where the room is", () => {
  const [x, y] = freePlace(lShape, [], label).at;
  expect(y > 2000 || x > 4000).toBe(true);
});
