import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { connectThread, type DatabaseThread } from "./connect-thread.ts";
import { takeDataLock } from "./data-lock.ts";
import { DatabaseUnusableError } from "./database-errors.ts";
import { readyFile } from "./ready-file.ts";

/** Who runs a statement: the role, and what PostgREST tells the database of the request. */
export interface Caller {
  readonly role: "anon" | "authenticated" | "service_role";
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
}

/** An open transaction. */
export interface Transaction {
  /** @throws Error as the database raises it, with its `code`, `detail` and `hint`. */
  query<Row>(sql: string, values?: readonly unknown[]): Promise<{ readonly rows: Row[] }>;
}

/** A running PostgreSQL with the migrations applied. */
export interface Database {
  /**
   * Runs statements in one transaction as a caller, so that grants, policies and triggers decide. It is undone when
   * `work` throws.
   */
  as<Result>(caller: Caller, work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Waits for what is under way, then closes. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Where the data lives; in memory, and gone with the process, when absent. */
  readonly dataDir?: string;
  readonly migrationsFolder: string;
  /** Called when the database has gone down by itself. */
  readonly onLost?: () => void;
}

/**
 * Opens the database in the data folder, or makes it there.
 *
 * @throws DataFolderBusyError while another process has it open.
 * @throws DatabaseUnusableError when it is damaged, or a migration is wrong.
 */
export async function openDatabase({ dataDir, migrationsFolder, onLost }: DatabaseOptions): Promise<Database> {
  const release = dataDir === undefined ? () => {} : await lockFolder(dataDir);
  const folder = folderIn(dataDir);
  try {
    const thread = await connectThread({ folder, migrationsFolder }, () => {
      release();
      onLost?.();
    });
    return guard(thread, release);
  } catch (error) {
    release();
    throw new DatabaseUnusableError(folder, error);
  }
}

/** Whether the data folder holds a database, open or not; one in memory is made when it is opened. */
export function isDatabaseMade({ dataDir }: Pick<DatabaseOptions, "dataDir">): boolean {
  const folder = folderIn(dataDir);
  return folder !== undefined && existsSync(readyFile(folder));
}

function folderIn(dataDir: string | undefined): string | undefined {
  return dataDir && join(dataDir, "db");
}

function lockFolder(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  return takeDataLock(join(dataDir, "db.lock"));
}

function guard(thread: DatabaseThread, release: () => void): Database {
  // Closing while a statement runs would never end.
  const running = new Set<Promise<unknown>>();
  return {
    async as(caller, work) {
      const run = thread.transaction(async (transaction) => {
        await become(transaction, caller);
        return work(transaction);
      });
      running.add(run);
      try {
        return await run;
      } finally {
        running.delete(run);
      }
    },
    async close() {
      await Promise.allSettled(running);
      await thread.close();
      release();
    },
  };
}

/** What PostgREST does at the start of every transaction. */
async function become(transaction: Transaction, { role, method, path, headers }: Caller): Promise<void> {
  const settings = {
    role,
    "request.method": method,
    "request.path": path,
    "request.headers": JSON.stringify(Object.fromEntries(headers)),
    "request.jwt.claims": JSON.stringify({ role }),
  };
  await transaction.query("select set_config(name, value, true) from json_each_text($1) as setting (name, value)", [
    JSON.stringify(settings),
  ]);
}
