import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pictureBase } from "#app/pictures/picture-data.ts";
import { coverFile } from "#app/pictures/picture-files.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { makePictures } from "./make-pictures.ts";
import { cachedFile } from "./picture-cache.ts";
import { coverTask, type PictureTask, pictureTasks, taskPath } from "./picture-tasks.ts";

/**
 * Puts the files of the pictures `sources` beside the built pages. Files for link previews are made of those that a
 * page names.
 *
 * @param wanted Every path of a picture's file that a page names, with a page that does.
 * @throws Error naming a page that shows a file which the build does not make.
 */
export async function publishPictures(
  store: PictureStore,
  client: string,
  sources: readonly string[],
  wanted: ReadonlyMap<string, string>,
): Promise<void> {
  const files = new Map<string, PictureTask>();
  const covers: string[] = [];
  for (const source of sources) {
    const facts = await store.facts(source);
    for (const task of pictureTasks(facts)) files.set(taskPath(source, task), task);
    if (!wanted.has(coverFile(pictureBase(source, facts.hash)))) continue;
    files.set(taskPath(source, coverTask(facts)), coverTask(facts));
    covers.push(source);
  }
  for (const [path, page] of wanted) {
    if (!files.has(path)) throw new Error(`${page} shows ${path}, which the build does not make.`);
  }
  await makePictures(
    covers.map((source) => ({ source, tasks: (facts) => [coverTask(facts)] })),
    { store },
  );
  for (const [path, task] of files) place(cachedFile(store.root, task), join(client, path));
}

/** Links a file, which costs neither time nor space; copies it where the file system has no links. */
function place(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
