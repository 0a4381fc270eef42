import { expect, test } from "vitest";
import { availableWidths, fallbackFile, sourceSet } from "#app/pictures/picture-files.ts";

const base = "/images/cutaways/office.0a1b2c3d4e";

test.each([
  [2560, [320, 480, 640, 960, 1280, 1920, 2560]],
  [1200, [320, 480, 640, 960, 1200]],
  [200, [200]],
])("an original of %i px is made in %j", (width, expected) => {
  expect(availableWidths(width)).toEqual(expected);
});

test("the JPEG is of moderate width, and never wider than its original", () => {
  expect(fallbackFile(base, 1920)).toBe(`${base}-960.jpg`);
  expect(fallbackFile(base, 700)).toBe(`${base}-700.jpg`);
});

test("a srcset names each file with its width", () => {
  expect(sourceSet(base, [320, 640], "webp")).toBe(`${base}-320.webp 320w, ${base}-640.webp 640w`);
});
