import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
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
  expect(await makePictures([order("a/una.jpg")], { store })).toBe(7);
  const names = readdirSync(join(store.root, cache)).map((name) => name.replace(/^[0-9a-f]{10}-/, ""));
  const widths = [320, 480, 500];
  expect(names.sort()).toEqual([...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]), "500.jpg"].sort());
});

test("what has been made is not made again", async () => {
  const store = await twoPictures();
  expect(await makePictures([order("a/una.jpg")], { store })).toBe(7);
  expect(await makePictures([order("a/una.jpg"), order("a/otra.jpg")], { store })).toBe(5);
  expect(await makePictures([order("a/una.jpg"), order("a/otra.jpg")], { store })).toBe(0);
  const [first = ""] = readdirSync(join(store.root, cache));
  rmSync(join(store.root, cache, first));
  expect(await makePictures([order("a/una.jpg"), order("a/otra.jpg")], { store })).toBe(1);
});

test("each file counts for the progress", async () => {
  const store = await twoPictures();
  const seen: (readonly [number, number])[] = [];
  await makePictures([order("a/una.jpg"), order("a/otra.jpg")], {
    store,
    onProgress: (...progress) => seen.push(progress),
  });
  expect(seen).toEqual(Array.from({ length: 12 }, (_, index) => [index + 1, 12]));
});

test("all work has stopped when an error is thrown", async () => {
  const store = await twoPictures();
  let calls = 0;
  const making = makePictures([order("a/una.jpg"), order("a/otra.jpg")], {
    store,
    onProgress: () => {
      calls += 1;
      if (calls === 1) throw new Error("alto");
    },
  });
  await expect(making).rejects.toThrow("alto");
  const callsThen = calls;
  // Long enough for a worker that went on to finish its next small file.
  await setTimeout(300);
  expect(calls).toBe(callsThen);
  expect(readdirSync(join(store.root, cache))).toHaveLength(callsThen);
});

test("an original that cannot be read is named", async () => {
  const store = openPictures(makeFolder({ "content/images/a/rota.jpg": "rota" }), { developing: false });
  await expect(makePictures([order("a/rota.jpg")], { store })).rejects.toThrow(/a.rota\.jpg/);
});
