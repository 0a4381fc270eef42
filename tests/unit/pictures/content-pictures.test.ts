import { expect, test } from "vitest";
import { parsePictureAddress } from "#scripts/vite/content-pictures.ts";

test.each([
  ["/cutaways/office.0a1b2c3d4e-640.avif", "cutaways/office", "0a1b2c3d4e-640.avif"],
  ["/cutaways/office.0a1b2c3d4e-960.jpg?x=1", "cutaways/office", "0a1b2c3d4e-960.jpg"],
  ["/exteriors/a/b.0a1b2c3d4e-cover.jpg", "exteriors/a/b", "0a1b2c3d4e-cover.jpg"],
])("%s is made of %s and kept as %s", (address, stem, cached) => {
  expect(parsePictureAddress(address)).toEqual({ stem, cached });
});

test.each([
  "/",
  "/cutaways/office.jpg",
  "/cutaways/office.0a1b2c3d4e.avif",
  "/a.0a1b-640.avif",
  "/../x.0a1b2c3d4e-1.avif/y",
])("%s is nobody's", (address) => {
  expect(parsePictureAddress(address)).toBeUndefined();
});
