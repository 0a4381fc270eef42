import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openPictures } from "#app/pictures/picture-store.server.ts";
import { cleanPictureCache } from "#scripts/pictures/clean-picture-cache.ts";
import { makePictures } from "#scripts/pictures/make-pictures.ts";
import { pictureTasks } from "#scripts/pictures/picture-tasks.ts";
import { flatPicture } from "#tests/unit/pictures/flat-picture.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const cache = ".cache/pictures";
const clean = (root: string) => cleanPictureCache(openPictures(root, { developing: false }));

/** Returns a folder whose cache holds the files and facts of two pictures, and the hash of the first one. */
async function cachedPictures() {
  const root = makeFolder({
    "content/images/a/una.jpg": await flatPicture(30, 20),
    "content/images/a/otra.jpg": await flatPicture(30, 20, "#224466"),
  });
  const sources = ["a/una.jpg", "a/otra.jpg"];
  const store = openPictures(root, { developing: false });
  await makePictures(
    sources.map((source) => ({ source, tasks: pictureTasks })),
    { store },
  );
  await store.save(sources);
  return { root, kept: (await store.facts("a/una.jpg")).hash };
}

test("nothing is deleted of pictures that are there, whether or not a page shows them", async () => {
  const { root } = await cachedPictures();
  const before = readdirSync(join(root, cache));
  await clean(root);
  expect(readdirSync(join(root, cache))).toEqual(before);
});

test("the files of deleted and replaced pictures are deleted, the file of facts stays", async () => {
  const { root, kept } = await cachedPictures();
  rmSync(join(root, "content/images/a/otra.jpg"));
  writeFileSync(join(root, cache, "0a1b2c3d4e-320.avif.4711"), "");
  await clean(root);
  expect(readdirSync(join(root, cache)).sort()).toEqual(
    [`${kept}-30.avif`, `${kept}-30.jpg`, `${kept}-30.webp`, "facts.json"].sort(),
  );
  writeFileSync(join(root, "content/images/a/una.jpg"), await flatPicture(40, 20));
  await clean(root);
  expect(readdirSync(join(root, cache))).toEqual(["facts.json"]);
});

test("a cache that is shared through a link is left alone", async () => {
  const { root } = await cachedPictures();
  renameSync(join(root, ".cache"), join(root, "shared"));
  symlinkSync(join(root, "shared"), join(root, ".cache"), "junction");
  rmSync(join(root, "content/images/a/otra.jpg"));
  const before = readdirSync(join(root, cache));
  await clean(root);
  expect(readdirSync(join(root, cache))).toEqual(before);
});

test("a build is not stopped by what cannot be deleted", async () => {
  const { root } = await cachedPictures();
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  mkdirSync(join(root, cache, "0a1b2c3d4e-folder"));
  await clean(root);
  expect(warn).toHaveBeenCalledTimes(1);
  rmSync(join(root, ".cache"), { recursive: true });
  await clean(root);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
