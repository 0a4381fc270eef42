import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { message } from "#scripts/terminal/messages.ts";
import { acquireDataLock } from "./data-lock.ts";
import { DatabaseUnusableError } from "./database-errors.ts";
import { databaseFolder, folderState } from "./folder-state.ts";
import { setAsideIncomplete } from "./set-aside.ts";
import { type DatabaseThread, startThread } from "./start-thread.ts";

/** Who runs a statement, and what PostgREST tells the database about the request. */
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
   * Runs `work` in a transaction as a caller, so that grants, policies and triggers decide. Rolls back when `work`
   * throws. Transactions run one after the other.
   */
  runAs<Result>(caller: Caller, work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Waits for the transactions under way, then closes. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Folder for all data of the backend; the database has one of its own in it. */
  readonly dataDir: string;
  readonly migrationsFolder: string;
  /** Called when the thread of the database ends by itself. */
  readonly onLost?: () => void;
}

/**
 * Opens the database in the data folder, or creates it.
 *
 * @throws DataFolderBusyError while another process has it open.
 * @throws DatabaseUnusableError if it is damaged or a migration fails.
 */
export async function openDatabase({ dataDir, migrationsFolder, onLost }: DatabaseOptions): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const release = await acquireDataLock(join(dataDir, "db.lock"));
  const folder = databaseFolder(dataDir);
  try {
    const kept = setAsideIncomplete(folder);
    if (kept !== undefined) console.warn(message("databaseSetAside", { folder, kept }));
    const thread = await startThread({ folder, migrationsFolder }, () => {
      release();
      onLost?.();
    });
    return createDatabase(thread, release);
  } catch (error) {
    release();
    throw new DatabaseUnusableError(folder, error);
  }
}

/** Whether the data folder holds a database, open or not. */
export function isDatabaseMade({ dataDir }: Pick<DatabaseOptions, "dataDir">): boolean {
  return folderState(databaseFolder(dataDir)) === "complete";
}

function createDatabase(thread: DatabaseThread, release: () => void): Database {
  // PGlite has one connection: a second transaction begins when the first has ended.
  let last: Promise<unknown> = Promise.resolve();
  return {
    runAs(caller, work) {
      const result = last.then(() =>
        runTransaction(thread, async (transaction) => {
          await setCaller(transaction, caller);
          return work(transaction);
        }),
      );
      last = result.catch(() => {});
      return result;
    },
    async close() {
      await last;
      await thread.close();
      release();
    },
  };
}

async function runTransaction<Result>(
  thread: DatabaseThread,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await thread.query("begin");
  try {
    const result = await work({
      // The caller names the type of the rows: results of a database are untyped.
      query: async <Row>(sql: string, values?: readonly unknown[]) => ({
        rows: (await thread.query(sql, values)) as Row[],
      }),
    });
    await thread.query("commit");
    return result;
  } catch (error) {
    // Fails where the thread has ended, which undoes everything and is what `error` says.
    await thread.query("rollback").catch(() => {});
    throw error;
  }
}

/** Sets role and request as PostgREST does at the start of every transaction. */
async function setCaller(transaction: Transaction, { role, method, path, headers }: Caller): Promise<void> {
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
