import { expect, test } from "vitest";
import { availableWidths, isJpgFile, jpgFile } from "#app/pictures/picture-files.ts";

const base = "/images/cutaways/office.0a1b2c3d4e";

test.each([
  [2560, [320, 480, 640, 960, 1280, 1920, 2560]],
  [1200, [320, 480, 640, 960, 1200]],
  [200, [200]],
])("an original of %i px is made in %j", (width, expected) => {
  expect(availableWidths(width)).toEqual(expected);
});

test("a picture has one JPEG, no wider than its original", () => {
  expect(jpgFile(base, 1920)).toBe(`${base}-1280.jpg`);
  expect(jpgFile(base, 700)).toBe(`${base}-700.jpg`);
  const files = ["1280.jpg", "700.jpg", "1280.avif", "preview.jpg"];
  expect(files.filter((file) => isJpgFile(`${base}-${file}`))).toEqual(["1280.jpg", "700.jpg"]);
});
