import { createHash } from "node:crypto";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "#scripts/services/database/open-database.ts";
import { runAs, runAsOwner } from "./database-session.ts";
import { makeDataFolder } from "./make-data-folder.ts";

const migrationsFolder = join(inject("projectFolder"), "supabase", "migrations");
const { dataDir, remove } = makeDataFolder();
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir, migrationsFolder });
});
afterAll(async () => {
  await database.close();
  remove();
});
beforeEach(() =>
  asOwner(
    "delete from private.subscribers",
    "delete from private.consent_texts",
    "delete from private.rate_limits",
    "update private.mail_hour set mails = 0",
  ),
);

function asOwner(...statements: readonly string[]) {
  return runAsOwner(database, ...statements);
}

async function signUp(email: string): Promise<void> {
  await runAs(database, "anon", "insert into public.emails (email) values ($1)", [email]);
}

async function call(sql: string, values: readonly unknown[] = []): Promise<unknown> {
  const [row] = await runAs(database, "service_role", `select ${sql} as value`, values);
  return row?.value;
}

interface Mail {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly unsubscribe_token: string;
  readonly mail: string;
}

async function claim(text = "Quiero recibir novedades.", max = 10): Promise<readonly Mail[]> {
  return (await call("public.claim_newsletter_mails($1, $2)", [text, max])) as readonly Mail[];
}

async function subscriber(email = "ana@correo.es") {
  const [row] = await asOwner(`select * from private.subscribers where email = '${email}'`);
  return row;
}

/** Moves every time into the past, as if it had passed since. */
function wait(interval: string) {
  return asOwner(
    `update private.subscribers set
      created_at = created_at - interval '${interval}', expires_at = expires_at - interval '${interval}',
      confirmed_at = confirmed_at - interval '${interval}', mail_due_at = mail_due_at - interval '${interval}',
      mailed_at = mailed_at - interval '${interval}'`,
    `update private.rate_limits set
      window_start = window_start - interval '${interval}', expires_at = expires_at - interval '${interval}'`,
    `update private.mail_hour set began_at = began_at - interval '${interval}'`,
  );
}

/** Sends what is due. Returns how many mails that were. */
async function sendDue(): Promise<number> {
  const mails = await claim();
  for (const { id } of mails) expect(await call("public.finish_newsletter_mail($1)", [id])).toBe(true);
  return mails.length;
}

test("a sign-up stores email address, time, version of the consent text and a token", async () => {
  await claim("Quiero recibir novedades.");
  await signUp("ana@correo.es");
  const hash = createHash("sha256").update("Quiero recibir novedades.").digest("hex").slice(0, 8);
  expect(await subscriber()).toMatchObject({
    email: "ana@correo.es",
    created_at: expect.any(Date),
    consent_version: expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-\\d\\d-${hash}$`)),
    token: expect.stringMatching(/^[0-9a-f]{64}$/),
    confirmed_at: null,
  });
  await signUp("eva@correo.es");
  expect((await subscriber("eva@correo.es"))?.token).not.toBe((await subscriber())?.token);
});

test("a sign-up from before any consent text was known has its version when the mail goes out", async () => {
  await signUp("ana@correo.es");
  expect((await subscriber())?.consent_version).toBeNull();
  expect(await claim("Primer texto")).toHaveLength(1);
  const { consent_version } = (await subscriber()) ?? {};
  expect(await asOwner("select version, text from private.consent_texts")).toEqual([
    { version: consent_version, text: "Primer texto" },
  ]);
  await wait("10 minutes");
  await claim("Segundo texto");
  expect((await subscriber())?.consent_version).toBe(consent_version);
});

test("the current consent text is the one that was deployed last, also when it comes back", async () => {
  const versionOf = async (text: string) => {
    await claim(text);
    await signUp(`${text.toLowerCase()}@correo.es`);
    return (await subscriber(`${text.toLowerCase()}@correo.es`))?.consent_version;
  };
  const first = await versionOf("Uno");
  const second = await versionOf("Dos");
  expect(second).not.toBe(first);
  await claim("Uno");
  await claim("Uno");
  await signUp("tres@correo.es");
  expect((await subscriber("tres@correo.es"))?.consent_version).toBe(first);
  expect(await asOwner("select text from private.consent_texts order by text")).toEqual([
    { text: "Dos" },
    { text: "Uno" },
  ]);
});

test("one mail goes out for a sign-up, and no second one after it", async () => {
  await signUp("ana@correo.es");
  const { id, token, unsubscribe_token } = (await subscriber()) ?? {};
  // Nothing in the name of a mail, which everybody gets to see, counts the subscribers.
  const mail = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(await claim()).toEqual([{ id, email: "ana@correo.es", token, unsubscribe_token, mail }]);
  expect(await call("public.finish_newsletter_mail($1)", [id])).toBe(true);
  await wait("2 days");
  expect(await claim()).toEqual([]);
});

test("mails are handed out in portions, the oldest first", async () => {
  for (const name of ["a", "b", "c"]) {
    await signUp(`${name}@correo.es`);
    await wait("1 minute");
  }
  expect((await claim("t", 2)).map(({ email }) => email)).toEqual(["a@correo.es", "b@correo.es"]);
  expect((await claim("t", 2)).map(({ email }) => email)).toEqual(["c@correo.es"]);
});

test("a mail that was not sent comes again after growing pauses, six times in all, as the same mail", async () => {
  await signUp("ana@correo.es");
  const pass = (interval: string) =>
    asOwner(`update private.subscribers set mail_due_at = mail_due_at - interval '${interval}'`);
  const first = await claim();
  for (const [almost, rest] of [
    ["4 minutes 55 seconds", "5 seconds"],
    ["29 minutes", "1 minute"],
    ["119 minutes", "1 minute"],
    ["359 minutes", "1 minute"],
    ["719 minutes", "1 minute"],
  ] as const) {
    await pass(almost);
    expect(await claim()).toEqual([]);
    await pass(rest);
    expect(await claim()).toEqual(first);
  }
  await pass("5 days");
  expect(await claim()).toEqual([]);
});

test("a mail that is due far in the future is due: the clock has been set back", async () => {
  await signUp("ana@correo.es");
  await asOwner("update private.subscribers set mail_due_at = now() + interval '1 year'");
  expect(await claim()).toHaveLength(1);
  expect(await claim()).toEqual([]);
});

test("who signs up again without having confirmed gets another mail, once an hour and three in all at most", async () => {
  await signUp("ana@correo.es");
  expect(await sendDue()).toBe(1);
  const again = async (pause: string) => {
    await wait(pause);
    for (let count = 1; count <= 5; count += 1) await signUp("ana@correo.es");
    return sendDue();
  };
  expect(await again("1 second")).toBe(0);
  expect(await again("58 minutes")).toBe(0);
  expect(await again("2 minutes")).toBe(1);
  expect(await again("30 minutes")).toBe(0);
  expect(await again("31 minutes")).toBe(1);
  for (const pause of ["1 hour", "1 day", "10 days", "10 days"]) expect(await again(pause)).toBe(0);
});

test("one mailbox gets three mails a day at most, under whatever names it is signed up", async () => {
  const names = ["ana", "ana+1", "ana+2", "a.na", "an.a+x", "ana+", "a.n.a"];
  for (const name of names) await signUp(`${name}@correo.es`);
  expect((await claim()).map(({ email }) => email)).toEqual(["ana@correo.es", "ana+1@correo.es", "ana+2@correo.es"]);
  await asOwner("update private.subscribers set mail_due_at = null");
  await wait("23 hours");
  for (const name of names) await signUp(`${name}@correo.es`);
  expect(await claim()).toEqual([]);
  // Others are not held up.
  await signUp("ana@otro.es");
  expect((await claim()).map(({ email }) => email)).toEqual(["ana@otro.es"]);
  await wait("2 hours");
  // Of those that were not sent, the newest has waited for its turn.
  expect((await claim()).filter(({ email }) => email.endsWith("@correo.es"))).toMatchObject([
    { email: "a.n.a@correo.es" },
  ]);
});

test("whoever signs three aliases of a mailbox up does not use up the mail of its owner", async () => {
  for (const name of ["ana+1", "ana+2", "ana+3"]) await signUp(`${name}@correo.es`);
  expect(await claim()).toHaveLength(3);
  for (const { id } of await asOwner("select id from private.subscribers")) {
    await call("public.finish_newsletter_mail($1)", [id]);
  }
  await signUp("ana@correo.es");
  expect(await claim()).toEqual([]);
  await wait("1 day");
  expect(await claim()).toMatchObject([{ email: "ana@correo.es" }]);
});

/** Signs up in a request from an IP address, as a visitor does. */
async function signUpFrom(ip: string, email: string): Promise<void> {
  const headers = new Headers({ "x-forwarded-for": ip });
  await database.runAs({ role: "anon", method: "POST", path: "/emails", headers }, ({ query }) =>
    query("insert into public.emails (email) values ($1)", [email]),
  );
}

test("four clients that sign up as much as they may leave the confirmations of others alone", async () => {
  await asOwner("update private.mail_hour set began_at = now() - interval '30 minutes', mails = 0");
  for (let round = 1; round <= 6; round += 1) {
    for (const network of ["198.51.100.1", "203.0.113.1", "192.0.2.1", "2001:db8::1"]) {
      for (let count = 1; count <= 10; count += 1) await signUpFrom(network, `${crypto.randomUUID()}@spam.es`);
    }
    // The next ten minutes of a client, within the hour of the mails.
    await asOwner("delete from private.rate_limits where bucket like 'emails%'");
  }
  expect((await claim("t", 300)).length).toBe(80);
  await signUpFrom("10.0.0.1", "ana@correo.es");
  expect(await claim("t", 300)).toMatchObject([{ email: "ana@correo.es" }]);
});

test("the first mail of a network goes before the second of another", async () => {
  for (const [ip, email] of [
    ["198.51.100.1", "a1"],
    ["198.51.100.1", "a2"],
    ["198.51.100.1", "a3"],
    ["203.0.113.1", "b1"],
    ["192.0.2.1", "c1"],
  ] as const) {
    await signUpFrom(ip, `${email}@correo.es`);
    await asOwner("update private.subscribers set mail_due_at = mail_due_at - interval '1 second'");
  }
  const names = async (max: number) => (await claim("t", max)).map(({ email }) => email.split("@")[0]);
  expect(await names(3)).toEqual(["a1", "b1", "c1"]);
  // What went out before counts.
  await signUpFrom("10.0.0.1", "d1@correo.es");
  expect(await names(2)).toEqual(["d1", "a2"]);
  expect(await names(2)).toEqual(["a3"]);
});

test.each([
  ["an IPv4 network of 256 addresses", (count: number) => `198.51.100.${count}`, "198.51.101.1"],
  ["65,536 networks of IPv6", (count: number) => `2001:db8:1:${count}::1`, "2001:db8:2::1"],
])("%s gets twenty mails an hour, and the others later", async (_kind, addressOf, neighbour) => {
  for (let count = 1; count <= 25; count += 1) await signUpFrom(addressOf(count), `n${count}@correo.es`);
  expect(await claim("t", 100)).toHaveLength(20);
  await signUpFrom(neighbour, "ana@correo.es");
  expect(await claim("t", 100)).toMatchObject([{ email: "ana@correo.es" }]);
  await asOwner(
    "update private.rate_limits set window_start = window_start - interval '1 hour', expires_at = now()",
    "update private.subscribers set mail_due_at = null where mail_attempts > 0",
  );
  expect(await claim("t", 100)).toHaveLength(5);
});

test("a row from before, in other forms of letters, counts for the mailbox that its mail goes to", async () => {
  for (const email of ["ana@\uff43orreo.es", "ana@correo.e\uff53", "\uff41na@correo.es", "an\uff41@correo.es"]) {
    await asOwner(`insert into private.subscribers (email) values ('${email}')`);
  }
  expect(await claim()).toHaveLength(3);
});

test("deleting a row does not make its mails forgotten", async () => {
  for (let count = 1; count <= 3; count += 1) {
    await signUp("ana@correo.es");
    const [mail] = await claim();
    expect(await call("public.delete_subscriber($1)", [mail?.token])).toBe(true);
  }
  await signUp("ana@correo.es");
  expect(await claim()).toEqual([]);
  const kept = await asOwner("select bucket, encode(client_hash, 'escape') as hash from private.rate_limits");
  expect(kept).toEqual([{ bucket: "mail", hash: expect.not.stringContaining("correo") }]);
});

test("further tries of a mail are no further mails for the mailbox", async () => {
  await signUp("ana@correo.es");
  for (const pause of ["5 minutes", "30 minutes", "2 hours", "6 hours"]) {
    expect(await claim()).toHaveLength(1);
    await wait(pause);
  }
  await signUp("ana+1@correo.es");
  expect(await claim()).toHaveLength(2);
});

test("two hundred mails go out in an hour at most, and the others wait for the next", async () => {
  await asOwner(
    "insert into private.subscribers (email) select 'n' || n || '@correo.es' from generate_series(1, 250) as n",
  );
  expect(await claim("t", 150)).toHaveLength(150);
  expect(await claim("t", 150)).toHaveLength(50);
  await wait("59 minutes");
  expect(await claim("t", 5)).toEqual([]);
  expect((await subscriber("n250@correo.es"))?.mail_due_at).toBeInstanceOf(Date);
  await wait("1 minute");
  const rest = (await claim("t", 300)).map(({ email }) => email);
  expect(rest).toContain("n250@correo.es");
  // A clock that is set back holds nobody up.
  await asOwner("update private.mail_hour set began_at = now() + interval '2 hours', mails = 200");
  await signUp("zoe@correo.es");
  expect((await claim("t", 300)).map(({ email }) => email)).toContain("zoe@correo.es");
});

test("a portion is full as long as there are mails, whatever is left out before them", async () => {
  for (const name of ["a+1", "a+2", "a+3", "a+4", "a+5", "b", "c"]) await signUp(`${name}@correo.es`);
  expect((await claim("t", 5)).map(({ email }) => email.at(0))).toEqual(["a", "a", "a", "b", "c"]);
});

test("tries count, not mails that arrive: signing up again starts no series beside the one under way", async () => {
  await signUp("ana@correo.es");
  for (const pause of ["5 minutes", "30 minutes", "2 hours", "6 hours", "12 hours"]) {
    expect(await claim()).toHaveLength(1);
    await signUp("ana@correo.es");
    expect(await claim()).toEqual([]);
    await wait(pause);
  }
  expect(await claim()).toHaveLength(1);
  await signUp("ana@correo.es");
  expect(await claim()).toHaveLength(1);
  await asOwner("update private.subscribers set mail_due_at = null");
  await signUp("ana@correo.es");
  expect(await claim()).toEqual([]);
});

test("who signs up again agrees again, to the text of today; the thirty days go on", async () => {
  await claim("Uno");
  await signUp("ana@correo.es");
  const before = await subscriber();
  await wait("20 days");
  await claim("Dos");
  await signUp("ana@correo.es");
  const after = await subscriber();
  expect(after).toMatchObject({ id: before?.id, token: before?.token });
  expect(after?.consent_version).not.toBe(before?.consent_version);
  await wait("10 days");
  expect(await asOwner("select private.delete_unconfirmed_subscribers() as deleted")).toEqual([{ deleted: 1 }]);
});

test("a sign-up after thirty days starts anew, whether or not the row has been deleted already", async () => {
  await signUp("ana@correo.es");
  const before = await subscriber();
  for (let count = 1; count <= 3; count += 1) {
    await sendDue();
    await wait("2 hours");
    await signUp("ana@correo.es");
  }
  await wait("30 days");
  await signUp("ana@correo.es");
  const after = await subscriber();
  expect(after?.token).not.toBe(before?.token);
  expect(await asOwner("select expires_at > now() + interval '29 days' as is_new from private.subscribers")).toEqual([
    { is_new: true },
  ]);
  expect(await claim()).toHaveLength(1);
});

test("confirming works with the token alone, twice as well, and ends the mails", async () => {
  await signUp("ana@correo.es");
  const [mail] = await claim();
  for (const token of ["", "x", `${mail?.token}0`, mail?.token.toUpperCase().replaceAll(/\d/g, "0")]) {
    expect(await call("public.confirm_subscriber($1)", [token])).toBe(false);
  }
  expect(await call("public.confirm_subscriber($1)", [null])).toBe(false);
  expect(await call("public.confirm_subscriber($1)", [mail?.token])).toBe(true);
  const { confirmed_at } = (await subscriber()) ?? {};
  expect(confirmed_at).toBeInstanceOf(Date);
  expect(await call("public.confirm_subscriber($1)", [mail?.token])).toBe(true);
  expect(await subscriber()).toMatchObject({ confirmed_at, mail_due_at: null });
  await wait("1 day");
  expect(await claim()).toEqual([]);
});

test("a confirmed subscriber who signs up again stays as before and gets no mail", async () => {
  await signUp("ana@correo.es");
  const [mail] = await claim();
  await call("public.finish_newsletter_mail($1)", [mail?.id]);
  await call("public.confirm_subscriber($1)", [mail?.token]);
  await wait("3 days");
  const before = await subscriber();
  await signUp("ANA@correo.es");
  expect(await subscriber()).toEqual(before);
  expect(await claim()).toEqual([]);
});

test("unsubscribing deletes everything, once; signing up again starts anew, unconfirmed", async () => {
  await signUp("ana@correo.es");
  const before = await subscriber();
  await call("public.confirm_subscriber($1)", [before?.token]);
  expect(await call("public.delete_subscriber($1)", ["x"])).toBe(false);
  expect(await call("public.delete_subscriber($1)", [before?.token])).toBe(true);
  expect(await call("public.delete_subscriber($1)", [before?.token])).toBe(false);
  expect(await asOwner("select * from private.subscribers")).toEqual([]);
  await signUp("ana@correo.es");
  expect(await subscriber()).toMatchObject({ confirmed_at: null });
  expect((await subscriber())?.token).not.toBe(before?.token);
  expect(await call("public.confirm_subscriber($1)", [before?.token])).toBe(false);
  expect(await claim()).toHaveLength(1);
});

test("what mail programs call unsubscribes and confirms nothing", async () => {
  await signUp("ana@correo.es");
  const [mail] = await claim();
  expect(mail?.unsubscribe_token).not.toBe(mail?.token);
  expect(await call("public.confirm_subscriber($1)", [mail?.unsubscribe_token])).toBe(false);
  expect(await call("public.delete_subscriber($1)", [mail?.unsubscribe_token])).toBe(true);
});

test("who does not confirm is deleted after thirty days, who does stays", async () => {
  for (const name of ["ana", "eva"]) await signUp(`${name}@correo.es`);
  const [ana, eva] = await claim();
  await call("public.confirm_subscriber($1)", [eva?.token]);
  await wait("29 days");
  expect(await asOwner("select private.delete_unconfirmed_subscribers() as deleted")).toEqual([{ deleted: 0 }]);
  await wait("1 day");
  // The link is over, whether or not the row has been deleted already.
  expect(await call("public.confirm_subscriber($1)", [ana?.token])).toBe(false);
  expect(await claim()).toEqual([]);
  expect(await asOwner("select private.delete_unconfirmed_subscribers() as deleted")).toEqual([{ deleted: 1 }]);
  expect(await asOwner("select email from private.subscribers")).toEqual([{ email: "eva@correo.es" }]);
  expect(await call("public.confirm_subscriber($1)", [eva?.token])).toBe(true);
});

test("the local database deletes them when it is opened", async () => {
  const local = makeDataFolder();
  const options = { dataDir: local.dataDir, migrationsFolder };
  const first = await openDatabase(options);
  for (const name of ["ana", "eva"]) {
    await runAs(first, "anon", `insert into public.emails (email) values ('${name}@correo.es')`);
  }
  await runAsOwner(first, "update private.subscribers set expires_at = now() where email = 'ana@correo.es'");
  await first.close();
  const second = await openDatabase(options);
  expect(await runAsOwner(second, "select email from private.subscribers")).toEqual([{ email: "eva@correo.es" }]);
  await second.close();
  local.remove();
});

test("the view gives servers who is there and since when, and lets them delete", async () => {
  await signUp("ana@correo.es");
  const [row] = await runAs(database, "service_role", "select * from public.emails");
  expect(row).toEqual({
    id: expect.any(Number),
    email: "ana@correo.es",
    created_at: expect.any(Date),
    confirmed_at: null,
  });
  await runAs(database, "service_role", "delete from public.emails where email = 'ana@correo.es'");
  expect(await asOwner("select * from private.subscribers")).toEqual([]);
});

test.each([
  "select public.claim_newsletter_mails('x', 1)",
  "select public.finish_newsletter_mail(1)",
  "select public.confirm_subscriber('x')",
  "select public.delete_subscriber('x')",
  "select private.delete_unconfirmed_subscribers()",
  "select private.mailbox('a@b.es')",
  "select * from private.mail_hour",
  "select private.publish_consent_text('x')",
  "select private.call_newsletter_function()",
  "select private.schedule_newsletter_jobs()",
  "select private.count_hit('x', '', 1, 1)",
  "select private.keyed_hash('x')",
  "select private.delete_expired_limits()",
])("neither anonymous nor signed-in callers may %s", async (sql) => {
  for (const role of ["anon", "authenticated"] as const) {
    await expect(runAs(database, role, sql)).rejects.toMatchObject({ code: "42501" });
  }
});

test("the secret key can do no more than is meant for it", async () => {
  for (const sql of [
    "update private.subscribers set confirmed_at = now()",
    "insert into private.subscribers (email) values ('a@b.es')",
    "insert into public.emails (email) values ('a@b.es')",
    "select * from private.rate_limit_key",
    "select * from private.consent_texts",
    "select private.publish_consent_text('x')",
    "select private.call_newsletter_function()",
  ]) {
    await expect(runAs(database, "service_role", sql)).rejects.toMatchObject({ code: "42501" });
  }
});

/** What a hosted project has of the extensions, as far as the jobs use it: it keeps what it is called with. */
const extensions = [
  "create schema cron",
  "create table cron.job (name text primary key, schedule text, command text)",
  `create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as
     'insert into cron.job values ($1, $2, $3) on conflict (name) do update set schedule = $2, command = $3 returning 1'`,
  "create schema vault",
  "create table vault.decrypted_secrets (name text, decrypted_secret text)",
  "create schema net",
  "create table net.calls (url text, headers jsonb, body jsonb)",
  `create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
     language sql as 'insert into net.calls values ($1, $3, $2) returning 1'`,
];

test("on a hosted project the jobs delete every day and call the function every minute in which a mail is due", async () => {
  await asOwner(
    ...extensions,
    "select private.schedule_newsletter_jobs()",
    "select private.schedule_newsletter_jobs()",
  );
  const jobs = await asOwner("select * from cron.job order by name");
  expect(jobs.map(({ name, schedule }) => [name, schedule])).toEqual([
    ["delete-expired-limits", "*/10 * * * *"],
    ["newsletter-delete-unconfirmed", "17 3 * * *"],
    ["newsletter-publish-consent", "7 * * * *"],
    ["newsletter-send-mails", "* * * * *"],
  ]);
  const run = async (name: string) => asOwner(String(jobs.find((job) => job.name === name)?.command));
  const calls = () => asOwner("select * from net.calls");

  await run("newsletter-send-mails");
  expect(await calls()).toEqual([]);
  await signUp("ana@correo.es");
  await expect(run("newsletter-send-mails")).rejects.toThrow("The Vault lacks «project_url»");
  await asOwner(
    `insert into vault.decrypted_secrets values ('project_url', 'https://project.example'), ('newsletter_run_secret', 's3cret')`,
  );
  await run("newsletter-send-mails");
  expect(await calls()).toEqual([
    {
      url: "https://project.example/functions/v1/newsletter",
      headers: { "Content-Type": "application/json", Authorization: "Bearer s3cret" },
      body: { action: "send" },
    },
  ]);
  await claim();
  await run("newsletter-send-mails");
  expect(await calls()).toHaveLength(1);
  await run("newsletter-publish-consent");
  expect(await calls()).toHaveLength(2);
  await wait("30 days");
  await run("newsletter-delete-unconfirmed");
  expect(await asOwner("select * from private.subscribers")).toEqual([]);
  await asOwner("drop schema cron cascade", "drop schema vault cascade", "drop schema net cascade");
});

test("rows from before there were confirmations are kept, and get the mail if they hold an email address", async () => {
  const old = makeDataFolder({ isEmpty: true });
  const oldMigrations = join(old.dataDir, "migrations");
  mkdirSync(oldMigrations);
  for (const file of ["20261121090000_rate_limits.sql", "20261121090100_emails.sql"]) {
    cpSync(join(migrationsFolder, file), join(oldMigrations, file));
  }
  const before = await openDatabase({ dataDir: old.dataDir, migrationsFolder: oldMigrations });
  const emails = ["ana@correo.es", "=1+1@correo.es", "eva@correo.es"];
  for (const email of emails) await runAs(before, "anon", "insert into public.emails (email) values ($1)", [email]);
  const created = await runAsOwner(before, "select id, email, created_at from public.emails order by id");
  await runAsOwner(before, "select public.hit_rate_limit('emails', '10.0.0.1', 10, 600)");
  await before.close();

  const after = await openDatabase({ dataDir: old.dataDir, migrationsFolder });
  expect(await runAsOwner(after, "select id, email, created_at from public.emails order by id")).toEqual(created);
  const sql = "select public.claim_newsletter_mails('Texto', 10) as mails";
  const [row] = await runAs(after, "service_role", sql);
  expect(row?.mails).toMatchObject([{ email: "ana@correo.es" }, { email: "eva@correo.es" }]);
  // They never saw the text of today, which new sign-ups agree to.
  await runAs(after, "anon", "insert into public.emails (email) values ('zoe@correo.es')");
  const versions = await runAsOwner(after, "select consent_version from private.subscribers order by email");
  expect(versions.map(({ consent_version }) => consent_version)).toEqual([
    ...emails.map(() => "before-versions"),
    expect.stringMatching(/^\d{4}-\d\d-\d\d-[0-9a-f]+$/),
  ]);
  await after.close();
  old.remove();
});
