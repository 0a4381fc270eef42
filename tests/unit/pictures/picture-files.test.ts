import { expect, test } from "vitest";
import { availableWidths, fallbackFile, isFallbackFile, jpgWidths, sourceSet } from "#app/pictures/picture-files.ts";

const base = "/images/cutaways/office.0a1b2c3d4e";

test.each([
  [2560, [320, 480, 640, 960, 1280, 1920, 2560]],
  [1200, [320, 480, 640, 960, 1200]],
  [200, [200]],
])("an original of %i px is made in %j", (width, expected) => {
  expect(availableWidths(width)).toEqual(expected);
});

test("the first JPEG is of moderate width, none is wider than its original", () => {
  expect([2560, 1280, 700].map((width) => jpgWidths(width))).toEqual([[960, 1920], [960, 1280], [700]]);
  expect(fallbackFile(base, 1920)).toBe(`${base}-960.jpg`);
  expect(fallbackFile(base, 700)).toBe(`${base}-700.jpg`);
  const files = ["960.jpg", "700.jpg", "1280.jpg", "1920.jpg", "960.avif", "preview.jpg"];
  expect(files.filter((file) => isFallbackFile(`${base}-${file}`))).toEqual(["960.jpg", "700.jpg"]);
});

test("a srcset names each file with its width", () => {
  expect(sourceSet(base, [320, 640], "avif")).toBe(`${base}-320.avif 320w, ${base}-640.avif 640w`);
});
