import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { TaskModule, TaskResult } from "./task-module.ts";
import type { ThreadData, ThreadReply, ThreadTask } from "./worker-messages.ts";

/** How many tasks a thread has at a time: the one that it does and the one that it does next. */
const tasksAhead = 2;

export interface PoolOptions {
  /** Number of threads; 0 does everything in the caller's thread. */
  readonly threads: number;
  readonly signal?: AbortSignal;
  /** Variables of the threads' environment beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Returns the number of threads for this many tasks, at most one per core.
 *
 * @param perThread How many tasks take as long as a thread takes to begin, some 300 ms.
 * @returns 0 where a thread would cost more than it saves.
 */
export function threadsFor(tasks: number, perThread: number): number {
  const threads = Math.min(availableParallelism(), Math.floor(tasks / perThread));
  return threads > 1 ? threads : 0;
}

/**
 * Does the tasks in worker threads and yields each result as soon as it is there. A thread gets its next task when the
 * caller has taken a result, so that results do not pile up.
 *
 * @throws Error of the first task that fails, its message preceded by the task's name, the original one as its cause;
 *   the reason of the signal when that is aborted. In both cases, and when the caller stops, all threads have ended.
 */
export async function* runTasks<Data, Task, Result>(
  module: TaskModule<Data, Task, Result>,
  data: Data,
  tasks: readonly Task[],
  { threads, signal, env }: PoolOptions,
): AsyncGenerator<TaskResult<Task, Result>, void> {
  signal?.throwIfAborted();
  if (tasks.length === 0) return;
  if (threads === 0) {
    yield* runHere(module, data, tasks, signal);
    return;
  }

  const replies = new ReplyQueue<Result>();
  const abort = () => replies.fail(signal?.reason);
  signal?.addEventListener("abort", abort);
  const workers: Worker[] = [];
  let next = 0;
  const giveTask = (worker: Worker) => {
    if (next === tasks.length) return;
    worker.postMessage({ index: next, task: tasks[next] } satisfies ThreadTask);
    next++;
  };
  try {
    for (let count = Math.min(threads, tasks.length); count > 0; count--) {
      const worker = startThread({ module: module.url, data }, { ...process.env, ...env }, replies);
      workers.push(worker);
    }
    // In turn, so that a few tasks are spread over all threads.
    for (let round = 0; round < tasksAhead; round++) workers.forEach(giveTask);
    for (let done = 0; done < tasks.length; done++) {
      const { reply, worker } = await replies.next();
      const task = tasks[reply.index] as Task;
      if ("error" in reply) throw withName(module.describe(task), reply.error);
      giveTask(worker);
      yield { task, result: reply.result };
    }
  } finally {
    signal?.removeEventListener("abort", abort);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function* runHere<Data, Task, Result>(
  module: TaskModule<Data, Task, Result>,
  data: Data,
  tasks: readonly Task[],
  signal: AbortSignal | undefined,
): AsyncGenerator<TaskResult<Task, Result>, void> {
  const run = await module.start(data);
  for (const task of tasks) {
    signal?.throwIfAborted();
    const result = await settle(() => run(task), module.describe(task));
    yield { task, result };
  }
}

async function settle<Result>(run: () => Result | Promise<Result>, name: string): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw withName(name, error);
  }
}

function startThread<Result>(data: ThreadData, env: NodeJS.ProcessEnv, replies: ReplyQueue<Result>): Worker {
  const worker = new Worker(new URL("./worker-thread.ts", import.meta.url), { workerData: data, env });
  worker.on("message", (reply: PoolReply<Result>) => replies.add({ reply, worker }));
  worker.on("messageerror", (error) => replies.fail(error));
  worker.on("error", (error) => replies.fail(error));
  // After the end of the run nobody reads the queue any more.
  worker.on("exit", (code) => replies.fail(new Error(`A worker thread of ${data.module} ended with code ${code}.`)));
  return worker;
}

function withName(name: string, error: unknown): Error {
  return new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

type PoolReply<Result> =
  | Exclude<ThreadReply, { result: unknown }>
  | { readonly index: number; readonly result: Result };

interface ReceivedReply<Result> {
  readonly reply: PoolReply<Result>;
  readonly worker: Worker;
}

/** Replies in the order of their arrival. After a failure it has nothing else to tell. */
class ReplyQueue<Result> {
  #replies: ReceivedReply<Result>[] = [];
  #failure: { readonly error: unknown } | undefined;
  #wake: () => void = () => {};

  add(reply: ReceivedReply<Result>): void {
    this.#replies.push(reply);
    this.#wake();
  }

  fail(error: unknown): void {
    this.#failure ??= { error };
    this.#wake();
  }

  async next(): Promise<ReceivedReply<Result>> {
    for (;;) {
      if (this.#failure) throw this.#failure.error;
      const reply = this.#replies.shift();
      if (reply) return reply;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
