import { expect, test } from "vitest";
import { piecePath } from "#app/floor-plan/drawing/piece-path.ts";

// Left, top, width and height.
const place = [1000, 500, 600, 700] as const;

// The door of a fridge is a line near its front, at 88 % of its depth.
test.each([
  ["n", "B1000 500 600 700 0", "L1000 1116 1600 1116"],
  ["e", "B1000 500 600 700 0", "L1072 500 1072 1200"],
  ["s", "B1000 500 600 700 0", "L1600 584 1000 584"],
  ["w", "B1000 500 600 700 0", "L1528 1200 1528 500"],
] as const)("a piece whose back is at %s fills its place and opens to the other side", (back, outline, door) => {
  const path = piecePath("fridge", place, back);
  expect(path.startsWith(outline + door)).toBe(true);
});

test("round parts of a piece turn with it", () => {
  // The basin is as wide as its piece along the wall, whichever wall that is.
  const [along, across] = (["n", "e"] as const).map((back) => piecePath("basin", [0, 0, 900, 900], back));
  const radii = (path = "") => /O\d+ \d+ (\d+) (\d+)/.exec(path)?.slice(1);
  expect(radii(across)).toEqual(radii(along)?.toReversed());
  expect(new Set(radii(along)).size).toBe(2);
});
