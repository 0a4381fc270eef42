import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { applyMigrations } from "./apply-migrations.ts";
import { takeDataLock } from "./data-lock.ts";

/** Who runs a statement: the role, and what PostgREST tells the database of the request. */
export interface Caller {
  readonly role: "anon" | "authenticated" | "service_role";
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
}

/** A running PostgreSQL with the migrations applied. */
export interface Database {
  /**
   * Runs statements in one transaction as a caller, so that grants, policies and triggers decide.
   *
   * @throws DatabaseError as the database raises it, with its `code`; the transaction is undone.
   */
  as<Result>(caller: Caller, work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Waits for what is under way, then closes. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Where the data lives; in memory, and gone with the process, when absent. */
  readonly dataDir?: string;
  readonly migrationsFolder: string;
}

/**
 * Opens the database in the data folder, or makes it there.
 *
 * @throws DataFolderBusyError while another process has it open.
 */
export async function openDatabase({ dataDir, migrationsFolder }: DatabaseOptions): Promise<Database> {
  const release = dataDir === undefined ? () => {} : await lockFolder(dataDir);
  try {
    const db = await openFolder(dataDir && join(dataDir, "db"), migrationsFolder);
    return guard(db, release);
  } catch (error) {
    release();
    throw error;
  }
}

function lockFolder(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  return takeDataLock(join(dataDir, "db.lock"));
}

async function openFolder(folder: string | undefined, migrationsFolder: string): Promise<PGlite> {
  if (folder === undefined) return migrated(await PGlite.create(), migrationsFolder);
  // Written when everything is there. A process that was killed before leaves a folder that nothing can open, and that
  // holds nothing which anybody was told is stored.
  const ready = join(folder, "ready");
  if (!existsSync(ready)) rmSync(folder, { recursive: true, force: true });
  const db = await migrated(await PGlite.create(folder), migrationsFolder);
  writeFileSync(ready, "");
  return db;
}

async function migrated(db: PGlite, migrationsFolder: string): Promise<PGlite> {
  try {
    await applyMigrations(db, migrationsFolder);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

function guard(db: PGlite, release: () => void): Database {
  // Closing while a statement runs would never end.
  const running = new Set<Promise<unknown>>();
  return {
    async as(caller, work) {
      const run = db.transaction(async (transaction) => {
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
      await db.close();
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
