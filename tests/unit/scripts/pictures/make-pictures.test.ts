import { readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { makePictures } from "#scripts/pictures/make-pictures.ts";
import { pictureTasks } from "#scripts/pictures/picture-tasks.ts";
import { enterProject, flatPicture } from "#tests/unit/pictures/make-project.ts";

const cache = ".cache/pictures";
const order = (source: string) => ({ source, tasks: pictureTasks });

async function twoPictures(): Promise<string> {
  return enterProject({
    "content/images/a/una.jpg": await flatPicture(500, 300),
    "content/images/a/otra.jpg": await flatPicture(400, 300, "#224466"),
  });
}

test("every width is made in each modern format, and one JPEG beside them", async () => {
  const root = enterProject({ "content/images/a/una.jpg": await flatPicture(500, 300) });
  expect(await makePictures([order("a/una.jpg")], { root })).toBe(7);
  const names = readdirSync(join(root, cache)).map((name) => name.replace(/^[0-9a-f]{10}-/, ""));
  const widths = [320, 480, 500];
  expect(names.sort()).toEqual([...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]), "500.jpg"].sort());
});

test("what has been made is not made again", async () => {
  const root = await twoPictures();
  expect(await makePictures([order("a/una.jpg")], { root })).toBe(7);
  expect(await makePictures([order("a/una.jpg"), order("a/otra.jpg")], { root })).toBe(5);
  expect(await makePictures([order("a/una.jpg"), order("a/otra.jpg")], { root })).toBe(0);
  const [first = ""] = readdirSync(join(root, cache));
  rmSync(join(root, cache, first));
  expect(await makePictures([order("a/una.jpg"), order("a/otra.jpg")], { root })).toBe(1);
});

test("each file counts for the progress", async () => {
  const root = await twoPictures();
  const seen: (readonly [number, number])[] = [];
  await makePictures([order("a/una.jpg"), order("a/otra.jpg")], {
    root,
    onProgress: (...progress) => seen.push(progress),
  });
  expect(seen).toEqual(Array.from({ length: 12 }, (_, index) => [index + 1, 12]));
});

test("it ends early when asked to, and keeps what is whole", async () => {
  const root = await twoPictures();
  const controller = new AbortController();
  const made = await makePictures([order("a/una.jpg"), order("a/otra.jpg")], {
    root,
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  // Each processor finishes the file that it is at.
  expect(made).toBeLessThanOrEqual(availableParallelism());
  expect(readdirSync(join(root, cache))).toHaveLength(made);
});

test("a fault stops all work before it is told", async () => {
  const root = await twoPictures();
  let calls = 0;
  const making = makePictures([order("a/una.jpg"), order("a/otra.jpg")], {
    root,
    onProgress: () => {
      calls += 1;
      if (calls === 1) throw new Error("alto");
    },
  });
  await expect(making).rejects.toThrow("alto");
  const told = calls;
  // Long enough for a worker that went on to finish its next small file.
  await setTimeout(300);
  expect(calls).toBe(told);
  expect(readdirSync(join(root, cache))).toHaveLength(told);
});

test("an original that cannot be read is named", async () => {
  const root = enterProject({ "content/images/a/rota.jpg": "rota" });
  await expect(makePictures([order("a/rota.jpg")], { root })).rejects.toThrow(/a.rota\.jpg/);
});
