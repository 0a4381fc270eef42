import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPictures, type PictureStore } from "#app/pictures/picture-store.server.ts";
import { makePictures } from "#scripts/pictures/make-pictures.ts";
import { pictureTasks } from "#scripts/pictures/picture-tasks.ts";
import { flatPicture } from "#tests/unit/pictures/flat-picture.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const cache = ".cache/pictures";
const order = (source: string) => ({ source, tasks: pictureTasks });

async function twoPictures(): Promise<PictureStore> {
  const root = makeFolder({
    "content/images/a/una.jpg": await flatPicture(500, 300),
    "content/images/a/otra.jpg": await flatPicture(400, 300, "#224466"),
  });
  return openPictures(root, { developing: false });
}

test("every width is made as AVIF, and one JPEG of a small original", async () => {
  const root = makeFolder({ "content/images/a/una.jpg": await flatPicture(500, 300) });
  const store = openPictures(root, { developing: false });
  expect(await makePictures(store, [order("a/una.jpg")])).toBe(4);
  const names = readdirSync(join(store.root, cache)).map((name) => name.replace(/^[0-9a-f]{10}-/, ""));
  expect(names.sort()).toEqual(["320.avif", "480.avif", "500.avif", "500.jpg"]);
});

test("what has been made is not made again", async () => {
  const store = await twoPictures();
  expect(await makePictures(store, [order("a/una.jpg")])).toBe(4);
  expect(await makePictures(store, [order("a/una.jpg"), order("a/otra.jpg")])).toBe(3);
  expect(await makePictures(store, [order("a/una.jpg"), order("a/otra.jpg")])).toBe(0);
  const [first = ""] = readdirSync(join(store.root, cache));
  rmSync(join(store.root, cache, first));
  expect(await makePictures(store, [order("a/una.jpg"), order("a/otra.jpg")])).toBe(1);
});
