import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { makeDataFolder } from "#tests/backend/make-data-folder.ts";
import { connectPostgres } from "#tests/backend/postgres/connect-postgres.ts";
import type { Row, Session, TestDatabase } from "./test-database.ts";

export type Role = "anon" | "authenticated" | "service_role";

/** A mail as `claim_newsletter_mails` hands it out. */
export interface Mail {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly unsubscribe_token: string;
  readonly mail: string;
}

/**
 * The server of `POSTGRES_URL`, or PGlite. One for all files of a worker: making one
 * takes seconds.
 */
export const database: TestDatabase = await openDatabase();

async function openDatabase(): Promise<TestDatabase> {
  const url = inject("postgresUrl");
  if (url !== undefined) return connectPostgres(url);
  // Deleted with the folder of temporary files: it is open until the worker ends.
  const { dataDir } = makeDataFolder();
  const postgres = await PGlite.create(join(dataDir, "db"));
  return {
    transaction: (work) =>
      postgres.transaction((transaction) =>
        work({
          query: async <Found>(sql: string, values?: unknown[]) => (await transaction.query<Found>(sql, values)).rows,
        }),
      ),
  };
}

/** Empties everything that a test may have left. */
export async function reset(): Promise<void> {
  await asOwner(
    "delete from private.subscribers",
    "delete from private.consent_texts",
    "delete from private.rate_limits",
  );
}

/** Runs statements as the owner of the database, outside of a request. Returns the rows of the last one. */
export function asOwner(...statements: readonly string[]): Promise<readonly Row[]> {
  return database.transaction(async ({ query }) => {
    let rows: readonly Row[] = [];
    for (const sql of statements) rows = await query(sql);
    return rows;
  });
}

/** Runs one statement with values as the owner of the database, outside of a request. */
export function runAsOwner(sql: string, values: unknown[]): Promise<readonly Row[]> {
  return database.transaction(({ query }) => query(sql, values));
}

/**
 * Takes a role for a transaction and says what PostgREST says of the request, from a client with an IP address or none.
 */
export async function enter({ query }: Session, role: Role, ip?: string): Promise<void> {
  const headers = JSON.stringify(ip === undefined ? {} : { "x-forwarded-for": ip });
  await query(
    `select set_config('role', $1, true), set_config('request.method', 'POST', true),
       set_config('request.headers', $2, true)`,
    [role, headers],
  );
}

/** Runs one statement as a role, in a request. */
export function runAs<Found = Row>(
  role: Role,
  sql: string,
  values?: unknown[],
  ip?: string,
): Promise<readonly Found[]> {
  return database.transaction(async (session) => {
    await enter(session, role, ip);
    return session.query<Found>(sql, values);
  });
}

/** Calls a function as the functions of the project do, with the secret key. */
export async function call(sql: string, values?: unknown[]): Promise<unknown> {
  const [row] = await runAs("service_role", `select ${sql} as value`, values);
  return row?.value;
}

/** The answer to a request: the number of rows as PostgREST counts it, and the values that the trigger chose. */
export interface SignUpAnswer {
  readonly count: number;
  readonly status: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs an email address up as a visitor. */
export function signUp(email: unknown, ip?: string): Promise<SignUpAnswer> {
  return signUpAll([email], ip);
}

/** Sends one request with several rows. */
export function signUpAll(emails: readonly unknown[], ip?: string): Promise<SignUpAnswer> {
  return database.transaction(async (session) => {
    await enter(session, "anon", ip);
    return insertEmails(session, emails);
  });
}

/** Runs PostgREST's statement for an insert. */
export async function insertEmails({ query }: Session, emails: readonly unknown[]): Promise<SignUpAnswer> {
  const [{ count = 0, status = null, headers = null } = {}] = await query<{
    count: number;
    status: string | null;
    headers: string | null;
  }>(
    `with source as (
       insert into public.emails (email) select value from json_array_elements_text($1::text::json) returning 1
     ) select count(*)::integer as count, nullif(current_setting('response.status', true), '') as status,
         nullif(current_setting('response.headers', true), '') as headers
       from source`,
    [JSON.stringify(emails)],
  );
  const chosen: Record<string, string>[] = JSON.parse(headers ?? "[]");
  return { count, status, headers: Object.assign({}, ...chosen) };
}

/** Claims mails that are due. */
export async function claim(max = 10, text = "Quiero recibir novedades."): Promise<readonly Mail[]> {
  const [row] = await runAs<{ mails: readonly Mail[] }>(
    "service_role",
    "select public.claim_newsletter_mails($1, $2) as mails",
    [text, max],
  );
  return row?.mails ?? [];
}

/** Sends what is due. Returns how many mails that were. */
export async function sendDue(): Promise<number> {
  const mails = await claim();
  for (const { id } of mails) await call("public.finish_newsletter_mail($1)", [id]);
  return mails.length;
}

/** Moves every time into the past, as if it had passed since. */
export async function wait(interval: string): Promise<void> {
  const past = (...columns: string[]) => columns.map((name) => `${name} = ${name} - interval '${interval}'`).join(", ");
  await asOwner(
    `update private.subscribers set ${past("created_at", "expires_at", "confirmed_at", "mail_due_at", "mailed_at")}`,
    `update private.rate_limits set ${past("expires_at")}`,
  );
}

/** The extension of a hosted project that keeps the jobs, as far as they use it. */
const fakeCron = [
  "create schema cron",
  "create table cron.job (name text primary key, schedule text, command text)",
  `create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as
     'insert into cron.job values ($1, $2, $3) on conflict (name) do update set schedule = $2, command = $3 returning 1'`,
];

/** Returns the jobs of a hosted project after they have been scheduled twice. */
export function scheduledJobs(): Promise<readonly Row[]> {
  return database.transaction(async ({ query }) => {
    for (const sql of fakeCron) await query(sql);
    for (let count = 1; count <= 2; count += 1) await query("select private.schedule_newsletter_jobs()");
    const jobs = await query("select * from cron.job order by name");
    await query("drop schema cron cascade");
    return jobs;
  });
}

/** Runs a job by its name. */
export async function runJob(name: string): Promise<void> {
  const jobs = await scheduledJobs();
  await asOwner(String(jobs.find((job) => job.name === name)?.command));
}

/** Returns the row of a subscriber. */
export async function subscriber(email = "ana@correo.es"): Promise<Row | undefined> {
  const [row] = await asOwner(`select * from private.subscribers where email = '${email}'`);
  return row;
}

/** Returns the email addresses that are stored, the oldest first. */
export async function storedEmails(): Promise<unknown[]> {
  const rows = await runAs("service_role", "select email from public.emails order by id");
  return rows.map(({ email }) => email);
}
