import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { pictureFacts, savePictureFacts } from "#app/pictures/picture-store.server.ts";
import { cleanPictureCache } from "#scripts/pictures/clean-picture-cache.ts";
import { makePictures } from "#scripts/pictures/make-pictures.ts";
import { pictureTasks } from "#scripts/pictures/picture-tasks.ts";
import { enterProject, flatPicture } from "#tests/unit/pictures/make-project.ts";

const cache = ".cache/pictures";

/** A project whose cache holds two pictures and what is known of them; gives its path and the first one's hash. */
async function project() {
  const root = enterProject({
    "content/images/a/una.jpg": await flatPicture(30, 20),
    "content/images/a/otra.jpg": await flatPicture(30, 20, "#224466"),
  });
  const sources = ["a/una.jpg", "a/otra.jpg"];
  await makePictures(
    sources.map((source) => ({ source, tasks: pictureTasks })),
    { root },
  );
  await savePictureFacts(sources);
  return { root, kept: (await pictureFacts("a/una.jpg")).hash };
}

test("nothing is deleted of pictures that are there, whether or not a page shows them", async () => {
  const { root } = await project();
  const before = readdirSync(join(root, cache));
  await cleanPictureCache(root);
  expect(readdirSync(join(root, cache))).toEqual(before);
});

test("the files of a deleted picture go, and those of a replaced one; what is known of pictures stays", async () => {
  const { root, kept } = await project();
  rmSync(join(root, "content/images/a/otra.jpg"));
  writeFileSync(join(root, cache, "0a1b2c3d4e-320.avif.4711"), "");
  await cleanPictureCache(root);
  expect(readdirSync(join(root, cache)).sort()).toEqual(
    [`${kept}-30.avif`, `${kept}-30.jpg`, `${kept}-30.webp`, "facts.json"].sort(),
  );
  writeFileSync(join(root, "content/images/a/una.jpg"), await flatPicture(40, 20));
  await cleanPictureCache(root);
  expect(readdirSync(join(root, cache))).toEqual(["facts.json"]);
});

test("a cache that is shared through a link is left alone", async () => {
  const { root } = await project();
  renameSync(join(root, ".cache"), join(root, "shared"));
  symlinkSync(join(root, "shared"), join(root, ".cache"), "junction");
  rmSync(join(root, "content/images/a/otra.jpg"));
  const before = readdirSync(join(root, cache));
  await cleanPictureCache(root);
  expect(readdirSync(join(root, cache))).toEqual(before);
});

test("a build is not stopped by what cannot be deleted", async () => {
  const { root } = await project();
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  mkdirSync(join(root, cache, "0a1b2c3d4e-folder"));
  await cleanPictureCache(root);
  expect(warn).toHaveBeenCalledTimes(1);
  rmSync(join(root, ".cache"), { recursive: true });
  await cleanPictureCache(root);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
