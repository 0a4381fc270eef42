import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { messages, PGlite } from "@electric-sql/pglite";
import { asReason } from "#scripts/terminal/as-reason.ts";
import { message } from "#scripts/terminal/messages.ts";
import { isRecord } from "#supabase/functions/_shared/json-body.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { lockData } from "./data-lock.ts";
import { makePostgres } from "./make-postgres.ts";

/** The role that runs a statement, and the request's headers, which PostgREST passes to the database. */
interface Caller {
  readonly role: "anon" | "service_role";
  readonly headers: Headers;
}

/** The rows of a statement, with the status and headers that SQL set for the response. */
interface Outcome<Row> {
  readonly rows: readonly Row[];
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** PostgreSQL in this process, opened by the first call that needs it. */
export interface Database {
  /** Whether the database exists. Otherwise the first call makes it, which takes seconds. */
  isMade(): boolean;
  /** Makes the database if it does not exist. Throws as `run` does. */
  prepare(): Promise<void>;
  /**
   * Runs a statement as a caller, in a transaction of its own, so that grants, policies and triggers apply.
   *
   * @throws DataFolderBusyError while another process has the folder open.
   * @throws DatabaseUnusableError if the database is damaged or fails, or a migration does. The next call tries again.
   * @throws Error of the database, with its `code`.
   */
  run<Row>(caller: Caller, sql: string, values?: readonly unknown[]): Promise<Outcome<Row>>;
  /** Waits for pending calls, then closes the database and unlocks its folder. A later call opens it again. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Folder for all data of the backend; the database has a folder in it. */
  readonly dataDir: string;
  readonly migrationsFolder: string;
}

/** Thrown when the database cannot be opened or migrated. The message is the reason, as part of a sentence. */
export class DatabaseUnusableError extends Error {
  override name = "DatabaseUnusableError";
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(reasonOf(cause), { cause });
    this.folder = folder;
  }
}

/** Number of a full disk in WebAssembly: `ENOSPC` of WASI. */
const diskFull = 51;

/**
 * Returns the reason of an error. An operation that the file system refuses to PostgreSQL gives no `Error`, only a
 * number.
 */
function reasonOf(cause: unknown): string {
  const errno = cause instanceof Error ? undefined : isRecord(cause) && cause.errno;
  if (errno === diskFull) return message("diskFull");
  return typeof errno === "number" ? message("fileSystemFailed", { errno }) : asReason(cause);
}

interface OpenDatabase {
  readonly postgres: PGlite;
  readonly unlock: () => void;
}

export function createDatabase(options: DatabaseOptions): Database {
  let opening: Promise<OpenDatabase> | undefined;

  function open(): Promise<OpenDatabase> {
    opening ??= openDatabase(options).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  const isMade = () => existsSync(databaseFolder(options));

  return {
    isMade,
    async prepare() {
      if (!isMade()) await open();
    },
    async run(caller, sql, values = []) {
      const { postgres, unlock } = await open();
      try {
        return await runAs(postgres, caller, sql, values);
      } catch (error) {
        if (error instanceof messages.DatabaseError || postgres.closed) throw error;
        // PostgreSQL itself has failed, as on a full disk: the next call opens the database again.
        opening = undefined;
        unlock();
        throw new DatabaseUnusableError(databaseFolder(options), error);
      }
    },
    async close() {
      const opened = await opening?.catch(() => undefined);
      opening = undefined;
      // Queues behind pending calls, because closing during a query would never end.
      await opened?.postgres.transaction(async () => {});
      await opened?.postgres.close();
      opened?.unlock();
    },
  };
}

function databaseFolder({ dataDir }: DatabaseOptions): string {
  return join(dataDir, "db");
}

async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { dataDir, migrationsFolder } = options;
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockData(join(dataDir, "db.sqlite-lock"));
  const folder = databaseFolder(options);
  let postgres: PGlite | undefined;
  try {
    postgres = await openFolder(folder);
    await applyMigrations(postgres, migrationsFolder);
    return { postgres, unlock };
  } catch (error) {
    await postgres?.close();
    unlock();
    throw new DatabaseUnusableError(folder, error);
  }
}

async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await makePostgres(folder);
  else if (!existsSync(join(folder, "PG_VERSION"))) {
    // PGlite would treat the folder as new and write an empty database over its rows.
    throw new Error(message("databaseIncomplete"));
  }
  return PGlite.create(folder);
}

/** Sets role and request as PostgREST does at the start of a transaction, and reads status and headers at its end. */
function runAs<Row>(postgres: PGlite, { role, headers }: Caller, sql: string, values: readonly unknown[]) {
  return postgres.transaction(async (transaction): Promise<Outcome<Row>> => {
    const settings = {
      role,
      "request.method": "POST",
      "request.headers": JSON.stringify(Object.fromEntries(headers)),
    };
    await transaction.query("select set_config(name, value, true) from json_each_text($1) as setting (name, value)", [
      JSON.stringify(settings),
    ]);
    const { rows } = await transaction.query<Row>(sql, [...values]);
    const chosen = await transaction.query<{ status: string; headers: Record<string, string>[] }>(
      `select coalesce(current_setting('response.status', true), '') as status,
         coalesce(nullif(current_setting('response.headers', true), ''), '[]')::json as headers`,
    );
    const [{ status, headers: list } = { status: "", headers: [] }] = chosen.rows;
    return { rows, status: status === "" ? undefined : Number(status), headers: Object.assign({}, ...list) };
  });
}
