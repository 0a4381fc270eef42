import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coverFile, pictureFile } from "#app/pictures/picture-files.ts";
import { pictureCacheFolder } from "#app/pictures/picture-store.server.ts";
import type { PictureTask } from "./picture-tasks.ts";

/** Where a file made of a picture is kept. Its name begins with a hash, so what is there is right. */
export function cachedFile(root: string, task: PictureTask): string {
  const base = join(root, pictureCacheFolder, task.hash);
  return task.kind === "cover" ? coverFile(base) : pictureFile(base, task.width, task.format);
}

/** Whether it has been made already. */
export function isCached(root: string, task: PictureTask): boolean {
  return existsSync(cachedFile(root, task));
}

/** Keeps a file. It is there whole or not at all, also when the build is stopped meanwhile. */
export function keepFile(root: string, task: PictureTask, bytes: Buffer): void {
  const file = cachedFile(root, task);
  mkdirSync(join(root, pictureCacheFolder), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
}
