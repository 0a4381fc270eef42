import { existsSync, readdirSync } from "node:fs";
import { databaseFolder, folderState } from "#scripts/backend/database/folder-state.ts";
import { type Database, openDatabase } from "#scripts/backend/database/open-database.ts";
import { callDatabase } from "#supabase/functions/_shared/call-database.ts";
import { isRecord } from "#supabase/functions/_shared/json-body.ts";

/** Who has confirmed, as the function `confirmed_subscribers` of the database gives it. Times are ISO 8601. */
export interface ConfirmedSubscriber {
  readonly id: number;
  readonly email: string;
  readonly created_at: string;
  readonly confirmed_at: string;
  /** Null for whoever confirmed before any text was known. */
  readonly consent_version: string | null;
  readonly token: string;
}

/** Where they are: the project's own database, or a hosted one. */
export type SubscriberSource =
  | { readonly kind: "local"; readonly dataDir: string; readonly migrationsFolder: string }
  | { readonly kind: "hosted"; readonly url: string; readonly secretKey: string };

/** What a hosted database answered instead of subscribers. */
export class HostedDatabaseError extends Error {
  override name = "HostedDatabaseError";
}

/** A local database that was not made to its end, or is no whole copy of one. Opening it would set it aside. */
export class IncompleteDatabaseError extends Error {
  override name = "IncompleteDatabaseError";
  readonly folder: string;

  constructor(folder: string) {
    super(`${folder} holds no complete database.`);
    this.folder = folder;
  }
}

/** The data folder, or the lock in it, cannot be read or written. */
export class DataFolderError extends Error {
  override name = "DataFolderError";
}

type ReadPage = (afterId: number, maxRows: number) => Promise<unknown>;

const pageSize = 1000;
const timeoutMs = 30_000;

/**
 * Returns all confirmed subscribers, the first one first. Returns undefined where there is no local database; none is
 * made.
 *
 * @throws DataFolderError if the data folder cannot be used.
 * @throws DataFolderBusyError while another process has the local database open.
 * @throws IncompleteDatabaseError if the local database lacks files.
 * @throws DatabaseUnusableError if it is damaged.
 * @throws HostedDatabaseError if the hosted one cannot be reached or refuses.
 */
export async function readSubscribers(source: SubscriberSource): Promise<readonly ConfirmedSubscriber[] | undefined> {
  if (source.kind === "hosted") return readPages((afterId, maxRows) => readHostedPage(source, afterId, maxRows));
  const database = await openLocal(source);
  if (!database) return undefined;
  try {
    const caller = { role: "service_role", method: "POST", path: "/rpc", headers: new Headers() } as const;
    return await readPages((afterId, maxRows) =>
      database.runAs(caller, async ({ query }) => {
        const sql = "select public.confirmed_subscribers($1, $2) as page";
        const { rows } = await query<{ page: unknown }>(sql, [afterId, maxRows]);
        return rows[0]?.page;
      }),
    );
  } finally {
    await database.close();
  }
}

/** Returns undefined where there is no database. */
async function openLocal(source: Extract<SubscriberSource, { kind: "local" }>): Promise<Database | undefined> {
  const folder = databaseFolder(source.dataDir);
  try {
    // A file in the place of the data folder is no reason to say that nobody is there.
    if (existsSync(source.dataDir)) readdirSync(source.dataDir);
    const state = folderState(folder);
    if (state === "incomplete") throw new IncompleteDatabaseError(folder);
    return state === "empty" ? undefined : await openDatabase(source);
  } catch (error) {
    if (error instanceof Error && "syscall" in error) throw new DataFolderError(error.message, { cause: error });
    throw error;
  }
}

async function readPages(readPage: ReadPage): Promise<readonly ConfirmedSubscriber[]> {
  const all: ConfirmedSubscriber[] = [];
  for (;;) {
    const page = await readPage(all.at(-1)?.id ?? 0, pageSize);
    if (!Array.isArray(page) || !page.every(isSubscriber)) {
      throw new HostedDatabaseError("The database gave no list of subscribers.");
    }
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

async function readHostedPage(
  { url, secretKey }: Extract<SubscriberSource, { kind: "hosted" }>,
  afterId: number,
  maxRows: number,
): Promise<unknown> {
  try {
    const database = { url: url.replace(/\/+$/, ""), secretKey };
    const parameters = { after_id: afterId, max_rows: maxRows };
    return await callDatabase(database, "confirmed_subscribers", parameters, { timeoutMs });
  } catch (error) {
    throw new HostedDatabaseError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function isSubscriber(value: unknown): value is ConfirmedSubscriber {
  return (
    isRecord(value) &&
    typeof value.id === "number" &&
    ["email", "created_at", "confirmed_at", "token"].every((name) => typeof value[name] === "string") &&
    (value.consent_version === null || typeof value.consent_version === "string")
  );
}
