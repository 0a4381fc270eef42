import { parentPort, workerData } from "node:worker_threads";
import type { TaskModule } from "./task-module.ts";
import type { ThreadData, ThreadReply, ThreadTask } from "./worker-messages.ts";

/** Code of a worker thread that does tasks of a task module until the pool ends it. */

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

if (!parentPort) throw new Error("This file is the code of a worker thread.");
const port = parentPort;
const { module, data }: ThreadData = workerData;
const { taskModule }: { readonly taskModule: TaskModule<unknown, unknown, unknown> } = await import(module);
// Tasks wait in the port meanwhile. What is thrown here ends the thread and raises the worker's `error` event.
const run = await taskModule.start(data);

async function answer({ index, task }: ThreadTask): Promise<ThreadReply> {
  try {
    return { index, result: await run(task) };
  } catch (error) {
    return { index, error: toError(error) };
  }
}

// One after the other: a thread has the next task waiting, so that it never idles, but does not begin it early.
let last: Promise<void> = Promise.resolve();
port.on("message", (task: ThreadTask) => {
  last = last.then(async () => port.postMessage(await answer(task)));
});
