import { expect, test } from "vitest";
import { piecePath } from "#app/floor-plan/drawing/piece-path.ts";

// Left, top, width and height.
const place = [1000, 500, 600, 700] as const;

// The door of a fridge is a line near its front, at 88 % of its depth.
test.each([
  ["n", "M1000 500h600v700h-600z", "M1000 1116L1600 1116"],
  ["e", "M1600 500v700h-600v-700z", "M1072 500L1072 1200"],
  ["s", "M1600 1200h-600v-700h600z", "M1600 584L1000 584"],
  ["w", "M1000 1200v-700h600v700z", "M1528 1200L1528 500"],
] as const)("a piece whose back is at %s fills its place and opens to the other side", (back, outline, door) => {
  const path = piecePath("fridge", place, back);
  expect(path.startsWith(outline + door)).toBe(true);
});
