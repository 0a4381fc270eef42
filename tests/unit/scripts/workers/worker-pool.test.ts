import { availableParallelism } from "node:os";
import { threadId } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { type PoolOptions, runTasks, threadsFor } from "#scripts/workers/worker-pool.ts";
import { type CountingTask, taskModule } from "./counting-tasks.ts";

const tasks: CountingTask[] = Array.from({ length: 40 }, (_, add) => ({ add }));
const failing = (fails: CountingTask["fails"]) => [...tasks, { add: 99, fails }, ...tasks];

async function run(list: readonly CountingTask[], options: PoolOptions, base = 100) {
  const results = [];
  for await (const result of runTasks(taskModule, { base }, list, options)) results.push(result);
  return results;
}

describe.each([0, 1, 2])("with %i threads", (threads) => {
  test("every task gets its own result", async () => {
    const results = await run(tasks, { threads });
    expect(results).toHaveLength(40);
    for (const { task, result } of results) expect(result.sum).toBe(100 + task.add);
    expect(new Set(results.map(({ task }) => task.add)).size).toBe(40);
  });

  test("no task needs no thread and no start", async () => {
    expect(await run([], { threads }, -1)).toEqual([]);
  });

  test.each(["throws", "rejects"] as const)("a task that %s ends the run with its error and name", async (fails) => {
    await expect(run(failing(fails), { threads })).rejects.toMatchObject({
      message: expect.stringMatching(/^task 99: This task fails/),
      cause: expect.objectContaining({ stack: expect.stringContaining("counting-tasks.ts") }),
    });
  });

  test("an error of the start ends the run", async () => {
    await expect(run(tasks, { threads }, -1)).rejects.toThrow("The base is negative.");
  });

  test("a signal that is aborted already starts nothing", async () => {
    const signal = AbortSignal.abort(new Error("stop"));
    await expect(run(tasks, { threads, signal }, -1)).rejects.toThrow("stop");
  });

  test("a signal that is aborted meanwhile ends the run with its reason", async () => {
    const controller = new AbortController();
    const taken: number[] = [];
    const all = async () => {
      for await (const { task } of runTasks(taskModule, { base: 0 }, tasks, { threads, signal: controller.signal })) {
        taken.push(task.add);
        controller.abort(new Error("stop"));
      }
    };
    await expect(all()).rejects.toThrow("stop");
    expect(taken.length).toBeLessThan(40);
  });

  test("a caller that stops takes no more results", async () => {
    for await (const { task } of runTasks(taskModule, { base: 0 }, tasks, { threads })) {
      expect(task.add).toBeLessThan(40);
      break;
    }
  });
});

test("without threads the work is done in the caller's", async () => {
  const results = await run(tasks, { threads: 0 });
  expect(new Set(results.map(({ result }) => result.thread))).toEqual(new Set([threadId]));
});

test("tasks are spread over all threads", async () => {
  const results = await run(tasks, { threads: 2 });
  const threads = new Set(results.map(({ result }) => result.thread));
  expect(threads.size).toBe(2);
  expect(threads).not.toContain(threadId);
});

test("the threads' environment has the variables that are given", async () => {
  const results = await run(tasks, { threads: 1, env: { NODE_ENV: "production" } });
  expect(results[0]?.result.nodeEnv).toBe("production");
});

test("a task that waits for ever is ended by the signal", async () => {
  const signal = AbortSignal.timeout(200);
  await expect(run([{ add: 1, fails: "never ends" }], { threads: 1, signal })).rejects.toThrow(/timeout/);
});

test("a thread that ends by itself ends the run", async () => {
  await expect(run(failing("exits"), { threads: 2 })).rejects.toThrow(/ended with code 3/);
});

test("threads are worth their start for many tasks only", () => {
  expect(threadsFor(0, 10)).toBe(0);
  expect(threadsFor(19, 10)).toBe(0);
  expect(threadsFor(1_000_000, 10)).toBe(availableParallelism() > 1 ? availableParallelism() : 0);
});
