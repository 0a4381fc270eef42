import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import type { PictureOrder } from "./make-pictures.ts";
import { cachedFile } from "./picture-cache.ts";
import { type PictureTask, taskPath } from "./picture-tasks.ts";

/** Pictures whose files have been made, and where pages show them. */
export interface PublishedPictures {
  readonly orders: readonly PictureOrder[];
  /** The paths of all picture files that a page names, by the path of the page. */
  readonly picturesByPage: ReadonlyMap<string, readonly string[]>;
}

/**
 * Puts the picture files beside the built pages.
 *
 * @throws Error naming a page that shows a file which the build does not make.
 */
export async function publishPictures(
  store: PictureStore,
  client: string,
  { orders, picturesByPage }: PublishedPictures,
): Promise<void> {
  const files = new Map<string, PictureTask>();
  for (const { source, tasks } of orders) {
    for (const task of tasks(await store.facts(source))) files.set(taskPath(source, task), task);
  }
  for (const [page, paths] of picturesByPage) {
    const missing = paths.find((path) => !files.has(path));
    if (missing !== undefined) throw new Error(`${page} shows ${missing}, which the build does not make.`);
  }
  for (const [path, task] of files) placeFile(cachedFile(store.root, task), join(client, path));
}

/** Makes a hard link to a file, which costs no space, or copies it if the file system has no hard links. */
function placeFile(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
