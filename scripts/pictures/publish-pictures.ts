import { join } from "node:path";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { cachedFile } from "./picture-cache.ts";
import { type PictureTask, pictureTasks, taskPath } from "./picture-tasks.ts";
import { placeFile } from "./place-file.ts";

export interface PublishedPictures {
  /** Sources of the pictures that the content names. */
  readonly sources: readonly string[];
  /** Paths of the pictures of link previews, which are published apart. */
  readonly previews: readonly string[];
  /** Every path of a picture's file that a page names, by the path of the page. */
  readonly picturesByPage: ReadonlyMap<string, readonly string[]>;
}

/**
 * Puts the files of pictures beside the built pages.
 *
 * @throws Error naming a page that shows a file which the build does not make.
 */
export async function publishPictures(
  store: PictureStore,
  client: string,
  { sources, previews, picturesByPage }: PublishedPictures,
): Promise<void> {
  const files = new Map<string, PictureTask>();
  for (const source of sources) {
    const facts = await store.facts(source);
    for (const task of pictureTasks(facts)) files.set(taskPath(source, task), task);
  }
  for (const [page, paths] of picturesByPage) {
    const missing = paths.find((path) => !files.has(path) && !previews.includes(path));
    if (missing !== undefined) throw new Error(`${page} shows ${missing}, which the build does not make.`);
  }
  for (const [path, task] of files) placeFile(cachedFile(store.root, task), join(client, path));
}
