import { availableParallelism } from "node:os";
import sharp from "sharp";
import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { encodePicture, openPicture } from "./encode-picture.ts";
import { isCached, keepFile } from "./picture-cache.ts";
import type { PictureTask } from "./picture-tasks.ts";

/** What is wanted of one original. */
export interface PictureOrder {
  readonly source: string;
  readonly tasks: (facts: PictureFacts) => readonly PictureTask[];
}

export interface MakeOptions {
  readonly store: PictureStore;
  /** Called after each file with how many are done and how many there are to be made. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Ends the work early; what has been made stays in the cache. */
  readonly signal?: AbortSignal;
}

/**
 * Makes the files that the cache does not have yet, as many pictures at a time as there are processors.
 *
 * @returns how many were made.
 * @throws the first fault, when all work has ended; an Error naming the original that cannot be read.
 */
export async function makePictures(orders: readonly PictureOrder[], options: MakeOptions): Promise<number> {
  const { store, onProgress, signal } = options;
  const { root } = store;
  const faults: unknown[] = [];
  const isOver = () => faults.length > 0 || signal?.aborted === true;
  const jobs = (await Promise.all(orders.map((order) => openOrder(store, order)))).filter(
    ({ tasks }) => tasks.length > 0,
  );
  const total = jobs.reduce((sum, { tasks }) => sum + tasks.length, 0);
  let done = 0;

  // One picture to a thread: many pictures at once are quicker than many threads on each.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    const queue = jobs.values();
    // Every worker is waited for, also after a fault: none goes on behind the caller's back.
    await Promise.all(
      Array.from({ length: availableParallelism() }, () => work().catch((fault: unknown) => faults.push(fault))),
    );
    if (faults.length > 0) throw faults[0];

    async function work(): Promise<void> {
      for (const { source, facts, tasks } of queue) {
        if (isOver()) return;
        const picture = await openPicture(store.file(source), facts.onGround);
        for (const task of tasks) {
          if (isOver()) return;
          keepFile(root, task, await encodePicture(picture, task));
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
