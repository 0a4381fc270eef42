import { threadId } from "node:worker_threads";
import type { TaskModule } from "#scripts/workers/task-module.ts";

/** Tasks of the tests of the worker pool: each adds a number to that of its thread's data. */
export interface CountingTask {
  readonly add: number;
  readonly fails?: "throws" | "rejects" | "exits" | "never ends";
}

export interface CountingResult {
  readonly sum: number;
  readonly thread: number;
  readonly nodeEnv: string | undefined;
}

export const taskModule: TaskModule<{ readonly base: number }, CountingTask, CountingResult> = {
  url: import.meta.url,
  start({ base }) {
    if (base < 0) throw new Error("The base is negative.");
    return ({ add, fails }) => {
      if (fails === "throws") throw new TypeError("This task fails.");
      if (fails === "rejects") return Promise.reject(new Error("This task fails later."));
      if (fails === "exits") process.exit(3);
      if (fails === "never ends") return new Promise(() => {});
      return { sum: base + add, thread: threadId, nodeEnv: process.env.NODE_ENV };
    };
  },
  describe: ({ add }) => `task ${add}`,
};
