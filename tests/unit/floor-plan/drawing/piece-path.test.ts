import { expect, test } from "vitest";
import { piecePath } from "#app/floor-plan/drawing/piece-path.ts";

// Left, top, width and height.
const place = [1000, 500, 600, 700] as const;

// The door of a fridge is a line near its front, at 88 % of its depth.
test.each([
  ["n", "M1000 1116L1600 1116"],
  ["e", "M1072 500L1072 1200"],
  ["s", "M1600 584L1000 584"],
  ["w", "M1528 1200L1528 500"],
] as const)("a piece whose back is at %s fills its place and opens to the other side", (back, door) => {
  const path = piecePath("fridge", place, back);
  expect(path.startsWith(`M1000 500h600v700h-600z${door}`)).toBe(true);
});

test("round parts of a piece turn with it", () => {
  // The basin is as wide as its piece along the wall, whichever wall that is.
  const [along, across] = (["n", "e"] as const).map((back) => piecePath("basin", [0, 0, 900, 900], back));
  const radii = (path = "") => /a(\d+) (\d+) 0 0 1 \d+ 0a/.exec(path)?.slice(1);
  expect(radii(across)).toEqual(radii(along)?.toReversed());
  expect(new Set(radii(along)).size).toBe(2);
});
