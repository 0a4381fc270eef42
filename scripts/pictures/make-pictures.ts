import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import sharp from "sharp";
import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { message } from "#scripts/terminal/messages.ts";
import { encodePicture, openPicture } from "./encode-picture.ts";
import { cachedFile, cacheFile } from "./picture-cache.ts";
import type { PictureTask } from "./picture-tasks.ts";

/** The files to make of one original. */
export interface PictureOrder {
  readonly source: string;
  readonly tasks: (facts: PictureFacts) => readonly PictureTask[];
}

/**
 * Makes the files that are missing from the cache, as many pictures at a time as there are processors, and prints how
 * many files that are.
 *
 * @returns the number of files made.
 * @throws the first error, after all workers have ended. It names an original that cannot be decoded.
 */
export async function makePictures(store: PictureStore, orders: readonly PictureOrder[]): Promise<number> {
  const jobs = await Promise.all(orders.map((order) => openOrder(store, order)));
  const missing = jobs.filter(({ tasks }) => tasks.length > 0);
  const count = missing.reduce((sum, { tasks }) => sum + tasks.length, 0);
  if (count === 0) return 0;
  console.log(message("picturesMissing", { count }));

  // One thread per picture is quicker than several threads on one picture.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  const queue = missing.values();
  const errors: unknown[] = [];
  async function work(): Promise<void> {
    for (const { source, facts, tasks } of queue) {
      if (errors.length > 0) return;
      const picture = await openPicture(store.file(source), facts.onGround);
      for (const task of tasks) {
        if (errors.length > 0) return;
        cacheFile(store.root, task, await encodePicture(picture, task));
      }
    }
  }
  // Waits for every worker, even after an error, so that no work continues after the function has returned.
  const workers = Array.from({ length: availableParallelism() }, () =>
    work().catch((error: unknown) => errors.push(error)),
  );
  await Promise.all(workers);
  sharp.concurrency(threads);
  if (errors.length > 0) throw errors[0];
  return count;
}

async function openOrder(store: PictureStore, { source, tasks }: PictureOrder) {
  const facts = await store.facts(source);
  return { source, facts, tasks: tasks(facts).filter((task) => !existsSync(cachedFile(store.root, task))) };
}
