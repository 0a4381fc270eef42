import { writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { messages, PGlite } from "@electric-sql/pglite";
import { applyMigrations } from "./apply-migrations.ts";
import { startDailyJobs } from "./daily-jobs.ts";
import { readyFile } from "./folder-state.ts";

/**
 * Code of a worker thread that runs PostgreSQL. Creating a database keeps the thread busy for seconds, and the server
 * has to answer pages meanwhile.
 */

/** Passed as `workerData`. */
export interface DatabaseSource {
  readonly folder: string;
  readonly migrationsFolder: string;
}

export type DatabaseRequest =
  | { readonly kind: "query"; readonly id: number; readonly sql: string; readonly values: readonly unknown[] }
  /** Closes the database and ends the thread. */
  | { readonly kind: "close" };

/** The reply to the query of the same id. */
export type DatabaseReply =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly error: QueryError };

/** What is left of an error between threads: structured cloning drops all but the message. */
export interface QueryError {
  readonly message: string;
  /** SQLSTATE. */
  readonly code?: string;
  readonly detail?: string;
  readonly hint?: string;
}

async function open({ folder, migrationsFolder }: DatabaseSource): Promise<PGlite> {
  const db = await PGlite.create(folder);
  await applyMigrations(db, migrationsFolder);
  writeFileSync(readyFile(folder), "");
  return db;
}

function toQueryError(error: unknown): QueryError {
  if (!(error instanceof messages.DatabaseError)) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
  const { message, code, detail, hint } = error;
  return { message, code, detail, hint };
}

if (!parentPort) throw new Error("This file is the code of a worker thread.");
const port = parentPort;
// Requests wait in the port meanwhile. What is thrown here ends the thread and raises the worker's `error` event.
const db = await open(workerData);
await startDailyJobs(db);
port.on("message", async (request: DatabaseRequest) => {
  if (request.kind === "close") {
    await db.close();
    process.exit();
  }
  const { id, sql, values } = request;
  const reply = await db.query(sql, [...values]).then(
    ({ rows }): DatabaseReply => ({ id, rows }),
    (error: unknown): DatabaseReply => ({ id, error: toQueryError(error) }),
  );
  port.postMessage(reply);
});
