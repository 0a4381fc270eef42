import { Worker } from "node:worker_threads";
import type { DatabaseReply, DatabaseRequest, DatabaseSource } from "./database-thread.ts";

/** The database in its thread, seen from the one that answers requests. */
export interface DatabaseThread {
  /** @throws Error as the database raises it, with its `code`, `detail` and `hint`. */
  query(sql: string, values?: readonly unknown[]): Promise<readonly unknown[]>;
  /** Only while no query is running. */
  close(): Promise<void>;
}

/**
 * Starts the thread and waits until its database can be used.
 *
 * @param onLost called when the thread ends by itself; whatever waits for a reply then rejects.
 * @throws Error when the database cannot be opened.
 */
export async function startThread(source: DatabaseSource, onLost: () => void): Promise<DatabaseThread> {
  const worker = new Worker(new URL("./database-thread.ts", import.meta.url), { workerData: source });
  const calls = new Map<number, PromiseWithResolvers<readonly unknown[]>>();
  let lastId = 0;
  let isClosing = false;
  let failure = new Error("The thread of the database has ended.");
  worker.on("error", (error) => {
    failure = error instanceof Error ? error : new Error(String(error));
  });
  worker.on("message", (reply: DatabaseReply) => {
    const call = calls.get(reply.id);
    calls.delete(reply.id);
    if ("rows" in reply) call?.resolve(reply.rows);
    else call?.reject(Object.assign(new Error(), reply.error));
  });
  const ended = new Promise<void>((resolve) => {
    worker.once("exit", () => {
      for (const { reject } of calls.values()) reject(failure);
      resolve();
    });
  });

  function post(request: DatabaseRequest): void {
    worker.postMessage(request);
  }

  function query(sql: string, values: readonly unknown[] = []): Promise<readonly unknown[]> {
    if (isClosing) return Promise.reject(new Error("The database is closed."));
    lastId += 1;
    const call = Promise.withResolvers<readonly unknown[]>();
    calls.set(lastId, call);
    post({ kind: "query", id: lastId, sql, values });
    return call.promise;
  }

  // The reply comes when the database is open.
  await query("select");
  void ended.then(() => {
    if (!isClosing) onLost();
    isClosing = true;
  });
  return {
    query,
    async close() {
      isClosing = true;
      post({ kind: "close" });
      await ended;
    },
  };
}
