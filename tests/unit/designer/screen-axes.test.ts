import { expect, test } from "vitest";
import { type ArrowDirection, sideTowards } from "#app/designer/plan-editor/screen-axes.ts";

const directions: readonly ArrowDirection[] = ["left", "right", "up", "down"];
const sidesOf = (matrix: Parameters<typeof sideTowards>[0]) => directions.map((to) => sideTowards(matrix, to)).join("");

test("arrows move as the eye sees: on a level plan, and on one that is turned upright by a quarter", () => {
  expect(sidesOf({ a: 0.07, b: 0, c: 0, d: 0.07 })).toBe("wens");
  // The front is at the left, and the left wall at the top.
  expect(sidesOf({ a: 0, b: 0.1, c: -0.1, d: 0 })).toBe("snwe");
});
