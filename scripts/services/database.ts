import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { messages, PGlite } from "@electric-sql/pglite";
import { asReason } from "#scripts/terminal/as-reason.ts";
import { message } from "#scripts/terminal/messages.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { lockData } from "./data-lock.ts";

/** Who runs a statement, and the headers of the request, as PostgREST tells them to the database. */
interface Caller {
  readonly role: "anon" | "service_role";
  readonly headers: Headers;
}

/** What a statement gave, with the status and the headers that SQL chose for the answer. */
interface Outcome<Row> {
  readonly rows: readonly Row[];
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** PostgreSQL in this process, opened by the first call that needs it. */
export interface Database {
  /** Whether the database exists. If not, the first call makes it, which takes seconds. */
  isMade(): boolean;
  /**
   * Runs a statement in a transaction of its own as a caller, so that grants, policies and triggers decide.
   *
   * @throws DataFolderBusyError while another process has the folder open.
   * @throws DatabaseUnusableError if the database is damaged or a migration fails. The next call tries again.
   * @throws Error of the database, with its `code`.
   */
  run<Row>(caller: Caller, sql: string, values?: readonly unknown[]): Promise<Outcome<Row>>;
  /** Waits for the calls under way, then closes and unlocks the folder. A later call opens it again. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Folder for all data of the backend; the database has one of its own in it. */
  readonly dataDir: string;
  readonly migrationsFolder: string;
}

/** The database cannot be opened or brought up to date. The message is the reason, as a part of a sentence. */
export class DatabaseUnusableError extends Error {
  override name = "DatabaseUnusableError";
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(asReason(cause), { cause });
    this.folder = folder;
  }
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

  return {
    isMade: () => existsSync(databaseFolder(options)),
    async run(caller, sql, values = []) {
      const { postgres, unlock } = await open();
      try {
        return await runAs(postgres, caller, sql, values);
      } catch (error) {
        if (!(error instanceof messages.DatabaseError) && !postgres.closed) {
          // PostgreSQL itself has failed, as on a full disk: the next call opens what is on the disk.
          opening = undefined;
          unlock();
        }
        throw error;
      }
    },
    async close() {
      const opened = await opening?.catch(() => undefined);
      opening = undefined;
      // In the queue behind the calls under way: closing in the middle of a query would never end.
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
  if (!existsSync(folder)) {
    // Made beside its place and moved there when it is whole: what a killed process leaves is never taken for a database.
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    await (await PGlite.create(draft)).close();
    renameSync(draft, folder);
  } else if (!existsSync(join(folder, "PG_VERSION"))) {
    // PGlite would take the folder for a new one and write an empty database over its rows.
    throw new Error(message("databaseIncomplete"));
  }
  return PGlite.create(folder);
}

/** Sets role and request as PostgREST does at the start of every transaction, and reads what SQL chose at its end. */
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
