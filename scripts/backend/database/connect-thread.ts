import { Worker } from "node:worker_threads";
import type { DatabaseReply, DatabaseRequest, DatabaseSource, RaisedError } from "./database-messages.ts";
import type { Transaction } from "./open-database.ts";

/** The database in its thread, seen from the one that answers requests. */
export interface DatabaseThread {
  /** Runs `work` in a transaction; undone when it throws. Transactions run one after the other. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Only when no transaction is open. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts the thread and waits until its database can be used.
 *
 * @param onLost called when the thread ends by itself; whatever waits for an answer then fails.
 */
export async function connectThread(source: DatabaseSource, onLost: () => void): Promise<DatabaseThread> {
  const worker = new Worker(new URL("./database-thread.ts", import.meta.url), { workerData: source });
  /** One step of a transaction waits at a time. */
  const waiting = new Map<number, Waiting>();
  const started = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let isClosing = false;

  function lose(error: Error): void {
    started.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    closed.resolve();
    if (!isClosing) onLost();
    isClosing = true;
  }

  worker.on("message", (reply: DatabaseReply) => {
    switch (reply.kind) {
      case "ready":
        started.resolve();
        break;
      case "unusable":
        isClosing = true;
        lose(toError(reply.error));
        void worker.terminate();
        break;
      case "closed":
        closed.resolve();
        break;
      default: {
        const step = waiting.get(reply.transaction);
        waiting.delete(reply.transaction);
        if (reply.kind === "done") step?.resolve(reply.rows);
        else step?.reject(toError(reply.error));
      }
    }
  });
  worker.on("error", (error) => lose(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => lose(new Error("The thread of the database has ended.")));

  function ask(request: Exclude<DatabaseRequest, { kind: "close" }>): Promise<readonly unknown[]> {
    if (isClosing) return Promise.reject(new Error("The database is closed."));
    return new Promise((resolve, reject) => {
      waiting.set(request.transaction, { resolve, reject });
      worker.postMessage(request);
    });
  }

  let transactions = 0;
  await started.promise;
  return {
    async transaction(work) {
      transactions += 1;
      const transaction = transactions;
      await ask({ kind: "begin", transaction });
      const result = await work({
        async query<Row>(sql: string, values: readonly unknown[] = []) {
          const rows = await ask({ kind: "query", transaction, sql, values });
          // The database has no types; whoever writes the statement knows the shape of its rows.
          return { rows: rows as Row[] };
        },
      }).catch(async (error: unknown) => {
        // Where the thread is gone there is nothing left to undo, and this error says so already.
        await ask({ kind: "rollback", transaction }).catch(() => {});
        throw error;
      });
      await ask({ kind: "commit", transaction });
      return result;
    },
    async close() {
      isClosing = true;
      worker.postMessage({ kind: "close" } satisfies DatabaseRequest);
      await closed.promise;
      await worker.terminate();
    },
  };
}

function toError({ message, ...details }: RaisedError): Error {
  return Object.assign(new Error(message), details);
}
