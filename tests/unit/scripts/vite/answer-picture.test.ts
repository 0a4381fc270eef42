import { expect, test } from "vitest";
import { openPictures } from "#app/pictures/picture-store.server.ts";
import { findOriginal, parsePicturePath } from "#scripts/vite/answer-picture.ts";
import { flatPicture } from "#tests/unit/pictures/flat-picture.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

test.each([
  ["/cutaways/office.0a1b2c3d4e-640.avif", "cutaways/office", "0a1b2c3d4e-640.avif"],
  ["/cutaways/office.0a1b2c3d4e-960.jpg?x=1", "cutaways/office", "0a1b2c3d4e-960.jpg"],
  ["/exteriors/a/b.0a1b2c3d4e-preview.jpg", "exteriors/a/b", "0a1b2c3d4e-preview.jpg"],
])("%s is made of %s and kept as %s", (path, stem, cached) => {
  expect(parsePicturePath(path)).toEqual({ stem, hash: "0a1b2c3d4e", cached });
});

test("of originals that differ in their ending, the one that the path was made of is served", async () => {
  const root = makeFolder({
    "content/images/a/una.jpg": await flatPicture(30, 20),
    "content/images/a/una.webp": await flatPicture(40, 20),
    "content/images/a/sola.png": await flatPicture(50, 20),
  });
  const store = openPictures(root, { developing: false });
  for (const name of ["a/una.jpg", "a/una.webp"]) {
    const { hash } = await store.facts(name);
    expect(await findOriginal({ stem: "a/una", hash }, store)).toBe(name);
  }
  expect(await findOriginal({ stem: "a/una", hash: "0a1b2c3d4e" }, store)).toBe("a/una.jpg");
  expect(await findOriginal({ stem: "a/sola", hash: "0a1b2c3d4e" }, store)).toBe("a/sola.png");
  expect(await findOriginal({ stem: "a/nada", hash: "0a1b2c3d4e" }, store)).toBeUndefined();
});
