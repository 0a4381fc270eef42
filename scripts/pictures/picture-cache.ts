import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pictureCacheFolder } from "#app/pictures/picture-store.server.ts";
import { type PictureTask, taskFile } from "./picture-tasks.ts";

/** Returns the path of a file in the cache. Its name begins with a hash, so a file that exists is current. */
export function cachedFile(root: string, task: PictureTask): string {
  return taskFile(join(root, pictureCacheFolder, task.hash), task);
}

/** Writes a file to the cache atomically, so that a stopped build leaves no incomplete file. */
export function cacheFile(root: string, task: PictureTask, bytes: Buffer): void {
  const file = cachedFile(root, task);
  mkdirSync(join(root, pictureCacheFolder), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
}
