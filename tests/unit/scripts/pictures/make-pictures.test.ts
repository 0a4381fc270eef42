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

test("every width is made in each modern format, and one JPEG beside them", async () => {
  const root = makeFolder({ "content/images/a/una.jpg": await flatPicture(500, 300) });
  const store = openPictures(root, { developing: false });
  expect(await makePictures(store, [order("a/una.jpg")])).toBe(7);
  const names = readdirSync(join(store.root, cache)).map((name) => name.replace(/^[0-9a-f]{10}-/, ""));
  const widths = [320, 480, 500];
  expect(names.sort()).toEqual([...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]), "500.jpg"].sort());
});

test("what has been made is not made again", async () => {
  const store = await twoPictures();
  expect(await makePictures(store, [order("a/una.jpg")])).toBe(7);
  expect(await makePictures(store, [order("a/una.jpg"), order("a/otra.jpg")])).toBe(5);
  expect(await makePictures(store, [order("a/una.jpg"), order("a/otra.jpg")])).toBe(0);
  const [first = ""] = readdirSync(join(store.root, cache));
  rmSync(join(store.root, cache, first));
  expect(await makePictures(store, [order("a/una.jpg"), order("a/otra.jpg")])).toBe(1);
});
