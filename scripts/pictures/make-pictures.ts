import { availableParallelism } from "node:os";
import sharp from "sharp";
import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { encodePicture, openPicture } from "./encode-picture.ts";
import { cacheFile, isCached } from "./picture-cache.ts";
import type { PictureTask } from "./picture-tasks.ts";

/** The files to make of one original. */
export interface PictureOrder {
  readonly source: string;
  readonly tasks: (facts: PictureFacts) => readonly PictureTask[];
}

export interface MakeOptions {
  readonly store: PictureStore;
  /** Called after each file with the numbers of files that are done and that are to be made. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Makes the files that the cache does not have, as many pictures at a time as there are processors.
 *
 * @returns the number of files made.
 * @throws the first error, when all work has ended. An original that cannot be decoded is named.
 */
export async function makePictures(orders: readonly PictureOrder[], options: MakeOptions): Promise<number> {
  const { store, onProgress } = options;
  const { root } = store;
  const errors: unknown[] = [];
  const jobs = (await Promise.all(orders.map((order) => openOrder(store, order)))).filter(
    ({ tasks }) => tasks.length > 0,
  );
  const total = jobs.reduce((sum, { tasks }) => sum + tasks.length, 0);
  let done = 0;

  // One thread for each picture: that is quicker than many threads on one.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    const queue = jobs.values();
    // Every worker is awaited, after an error as well, so that none works on when this has returned.
    await Promise.all(
      Array.from({ length: availableParallelism() }, () => work().catch((error: unknown) => errors.push(error))),
    );
    if (errors.length > 0) throw errors[0];

    async function work(): Promise<void> {
      for (const { source, facts, tasks } of queue) {
        if (errors.length > 0) return;
        const picture = await openPicture(store.file(source), facts.onGround);
        for (const task of tasks) {
          if (errors.length > 0) return;
          cacheFile(root, task, await encodePicture(picture, task));
          done += 1;
          onProgress?.(done, total);
        }
      }
    }
  } finally {
    sharp.concurrency(threads);
  }
  return done;
}

async function openOrder(store: PictureStore, { source, tasks }: PictureOrder) {
  const facts = await store.facts(source);
  return { source, facts, tasks: tasks(facts).filter((task) => !isCached(store.root, task)) };
}
