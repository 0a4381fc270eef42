import { join } from "node:path";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { cachedFile } from "./picture-cache.ts";
import { type PictureTask, pictureTasks, taskPath } from "./picture-tasks.ts";
import { placeFile } from "./place-file.ts";

/**
 * Puts the files of the pictures `sources` beside the built pages.
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
  for (const source of sources) {
    const facts = await store.facts(source);
    for (const task of pictureTasks(facts)) files.set(taskPath(source, task), task);
  }
  for (const [path, page] of wanted) {
    if (!files.has(path)) throw new Error(`${page} shows ${path}, which the build does not make.`);
  }
  for (const [path, task] of files) placeFile(cachedFile(store.root, task), join(client, path));
}
