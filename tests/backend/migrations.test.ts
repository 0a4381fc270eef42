import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type Caller, type Database, openDatabase } from "#scripts/backend/database/open-database.ts";
import { emailAddresses, invalidEmailAddresses } from "#tests/site/email-addresses.ts";
import { makeDataFolder } from "./make-data-folder.ts";

const { dataDir, remove } = makeDataFolder();
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir, migrationsFolder: join(inject("projectFolder"), "supabase", "migrations") });
});
afterAll(async () => {
  await database.close();
  remove();
});
beforeEach(() => run("service_role", "delete from public.emails"));

/** Runs one statement as a role; with an IP address, as a request of that client. */
function run(role: Caller["role"], sql: string, values: unknown[] = [], ip?: string) {
  const headers = new Headers(ip === undefined ? {} : { "x-forwarded-for": ip });
  return database.runAs({ role, method: "POST", path: "/emails", headers }, (transaction) =>
    transaction.query<Record<string, unknown>>(sql, values),
  );
}

function signUp(email: unknown, ip?: string) {
  return run("anon", "insert into public.emails (email) values ($1)", [email], ip);
}

async function stored(): Promise<unknown[]> {
  const { rows } = await run("service_role", "select email from public.emails order by id");
  return rows.map(({ email }) => email);
}

test("an email address is stored in lower case, without spaces around it", async () => {
  await signUp("  Ana.Lopez+mod@Correo.ES\r\n");
  expect(await stored()).toEqual(["ana.lopez+mod@correo.es"]);
});

test.each(emailAddresses)("%j is an email address", async (email) => {
  await signUp(email);
  expect(await stored()).toEqual([email.trim().toLowerCase()]);
});

test("an email address that is already there is accepted without a word and stored once", async () => {
  for (const email of ["ana@correo.es", "ana@correo.es", "ANA@correo.es", " ana@correo.es "]) await signUp(email);
  expect(await stored()).toEqual(["ana@correo.es"]);
});

test.each(Object.entries(invalidEmailAddresses))("an email address %s is refused", async (_issue, email) => {
  await expect(signUp(email)).rejects.toMatchObject({ code: "23514" });
  expect(await stored()).toEqual([]);
});

test("a refusal tells nothing of the row", async () => {
  await expect(signUp("mal")).rejects.toMatchObject({ detail: undefined });
});

test("no email address at all is refused", async () => {
  await expect(signUp(null)).rejects.toMatchObject({ code: "23502" });
});

test.each([
  ["read", "select * from public.emails"],
  ["read one column", "select email from public.emails"],
  ["count", "select count(*) from public.emails"],
  ["change", "update public.emails set email = 'x@y.es'"],
  ["delete", "delete from public.emails"],
  ["empty", "truncate public.emails"],
  ["insert and read back", "insert into public.emails (email) values ('b@c.es') returning *"],
  ["find out by a conflict", "insert into public.emails (email) values ('b@c.es') on conflict (email) do nothing"],
  ["choose an id", "insert into public.emails (id, email) overriding system value values (1, 'b@c.es')"],
  ["choose a date", "insert into public.emails (email, created_at) values ('b@c.es', '2020-01-01')"],
  ["advance the numbers", "select nextval('public.emails_id_seq')"],
  ["copy", "copy public.emails to stdout"],
  ["alter", "alter table public.emails disable row level security"],
  ["drop", "drop table public.emails"],
  ["drop the trigger", "drop trigger emails_receive_sign_up on public.emails"],
  ["add a policy", "create policy mine on public.emails for select using (true)"],
  ["call the trigger function", "select private.receive_sign_up()"],
  ["ask for their IP address", "select private.client_address()"],
  ["count itself", "select public.hit_rate_limit('emails', 'x', 1, 1)"],
  ["read the counts", "select * from private.rate_limits"],
  ["empty the counts", "delete from private.rate_limits"],
  ["make a table", "create table public.mine (id integer)"],
  ["read the history", "select * from supabase_migrations.schema_migrations"],
])("neither anonymous nor signed-in callers may %s", async (_deed, sql) => {
  await signUp("ana@correo.es");
  for (const role of ["anon", "authenticated"] as const) {
    await expect(run(role, sql)).rejects.toMatchObject({ code: "42501" });
  }
  expect(await stored()).toEqual(["ana@correo.es"]);
});

test("the secret key reads and deletes, and changes nothing", async () => {
  await signUp("ana@correo.es");
  await expect(run("service_role", "update public.emails set email = 'b@c.es'")).rejects.toMatchObject({
    code: "42501",
  });
  await run("service_role", "delete from public.emails");
  expect(await stored()).toEqual([]);
});

test("a client may sign up ten times in ten minutes, another client is not held up", async () => {
  for (let count = 1; count <= 10; count += 1) await signUp(`a${count}@correo.es`, "10.1.0.1");
  const result = signUp("a11@correo.es", "10.1.0.1");
  await expect(result).rejects.toMatchObject({ code: "PT429", message: "Too many sign-ups from this address" });
  await signUp("otra@correo.es", "10.1.0.2");
  expect(await stored()).toHaveLength(11);
});

test("many rows in one call count one by one, and none of them is stored", async () => {
  const rows = Array.from({ length: 11 }, (_row, index) => `('m${index}@correo.es')`).join(", ");
  const result = run("anon", `insert into public.emails (email) values ${rows}`, [], "10.2.0.1");
  await expect(result).rejects.toMatchObject({ code: "PT429" });
  expect(await stored()).toEqual([]);
});

test("IP addresses that a client puts in front change nothing: the last one counts", async () => {
  for (let count = 1; count <= 10; count += 1) await signUp(`b${count}@correo.es`, `1.1.1.${count}, 10.3.0.1`);
  await expect(signUp("b11@correo.es", "9.9.9.9, 10.3.0.1")).rejects.toMatchObject({ code: "PT429" });
});

test("unusable email addresses are not counted", async () => {
  for (let count = 1; count <= 15; count += 1) {
    await expect(signUp("mal", "10.4.0.1")).rejects.toMatchObject({ code: "23514" });
  }
  await signUp("bien@correo.es", "10.4.0.1");
});

test("rows that come from no visitor are not counted", async () => {
  for (let count = 1; count <= 12; count += 1) await signUp(`c${count}@correo.es`);
  expect(await stored()).toHaveLength(12);
});

test("the counter lets calls pass again when the window is over, and then forgets them", async () => {
  const hit = async (client: string, seconds: number) => {
    const { rows } = await run("service_role", "select public.hit_rate_limit('t', $1, 2, $2) as wait", [
      client,
      seconds,
    ]);
    return rows[0];
  };
  expect(await hit("x", 60)).toEqual({ wait: 0 });
  expect(await hit("x", 60)).toEqual({ wait: 0 });
  expect(await hit("x", 60)).toEqual({ wait: 60 });
  expect(await hit("y", 60)).toEqual({ wait: 0 });
  // Seen from a window of no length at all, both are long over.
  expect(await hit("z", 0)).toEqual({ wait: 0 });
  expect(await hit("x", 60)).toEqual({ wait: 0 });
});
