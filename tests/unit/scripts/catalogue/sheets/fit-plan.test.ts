import { expect, test } from "vitest";
import { scaleOf } from "#scripts/catalogue/sheets/fit-plan.ts";

/** The outline of a building of this size, in metres. */
function building(length: number, depth: number) {
  const [right, back] = [length * 1000, depth * 1000];
  return {
    outline: [
      [0, 0],
      [right, 0],
      [right, back],
      [0, back],
    ] satisfies [number, number][],
  };
}

test.each([
  [7.6, 3.7, 50],
  [10.6, 6.1, 50],
  [12, 4, 75],
  [20, 5, 100],
])("a building of %d × %d m is drawn at 1:%d", (length, depth, scale) => {
  expect(scaleOf(building(length, depth))).toBe(scale);
});

test("a building that no page is large enough for is refused", () => {
  expect(() => scaleOf(building(120, 10))).toThrow("fits on no page");
});
