import { expect, test } from "vitest";
import { parsePicturePath } from "#scripts/vite/answer-picture.ts";

test.each([
  ["/cutaways/office.0a1b2c3d4e-640.avif", "cutaways/office", "0a1b2c3d4e-640.avif"],
  ["/cutaways/office.0a1b2c3d4e-960.jpg?x=1", "cutaways/office", "0a1b2c3d4e-960.jpg"],
  ["/exteriors/a/b.0a1b2c3d4e-preview.jpg", "exteriors/a/b", "0a1b2c3d4e-preview.jpg"],
])("%s is made of %s and kept as %s", (path, stem, cached) => {
  expect(parsePicturePath(path)).toEqual({ stem, cached });
});
