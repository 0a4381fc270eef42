import { beforeEach, expect, test } from "vitest";
import {
  asOwner,
  claim,
  database,
  enter,
  insertEmails,
  reset,
  signUp,
  signUpAll,
  storedEmails,
} from "#tests/backend/sql/session.ts";
import type { Session } from "#tests/backend/sql/test-database.ts";

beforeEach(reset);

const times = (count: number) => Array.from({ length: count }, (_each, index) => index);

/** Returns the SQLSTATE of each of the calls, or undefined for those that passed. */
async function codesOf(calls: readonly Promise<unknown>[]): Promise<unknown[]> {
  const results = await Promise.allSettled(calls);
  return results.map((result) =>
    result.status === "rejected" ? Reflect.get(Object(result.reason), "code") : undefined,
  );
}

/** Takes the role with its settings, as PostgREST does at the start of every request. */
async function enterAsPostgrest(session: Session, ip: string): Promise<void> {
  await session.query(
    `select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
       from pg_roles, unnest(rolconfig) as setting where rolname = 'anon'`,
  );
  await enter(session, "anon", ip);
}

test("requests of the same two rows in opposite order never wait for each other", async () => {
  const codes = await codesOf(
    times(100).map((round) => {
      const emails = ["ana@correo.es", "eva@correo.es"];
      return signUpAll(round % 2 === 0 ? emails : emails.toReversed(), `10.${round}.0.1`);
    }),
  );
  expect(new Set(codes)).toEqual(new Set(["PT400"]));
});

test("forty sign-ups of one address at once are one row", async () => {
  expect(new Set(await codesOf(times(40).map((count) => signUp("ana@correo.es", `10.0.${count}.1`))))).toEqual(
    new Set([undefined]),
  );
  expect(await storedEmails()).toEqual(["ana@correo.es"]);
});

test("ten of forty simultaneous sign-ups of one client are accepted", async () => {
  const answers = await Promise.all(times(40).map((count) => signUp(`a${count}@correo.es`, "10.2.2.2")));
  expect(answers.filter(({ status }) => status === "429")).toHaveLength(30);
  expect(await storedEmails()).toHaveLength(10);
});

test("callers that claim mails at once share them out, and none is lost", async () => {
  await asOwner(
    "insert into private.subscribers (email) select 'n' || n || '@correo.es' from generate_series(1, 60) as n",
  );
  const portions = await Promise.all(times(12).map(() => claim(5)));
  const emails = portions.flat().map(({ email }) => email);
  expect([emails.length, new Set(emails).size]).toEqual([60, 60]);
});

test("while mails are being claimed, visitors sign up, and what one of them holds is left for the next run", async () => {
  await signUp("ana@correo.es");
  await signUp("eva@correo.es");
  await database.transaction(async (session) => {
    await session.query("select from private.subscribers where email = 'ana@correo.es' for update");
    expect((await claim()).map(({ email }) => email)).toEqual(["eva@correo.es"]);
  });
  await database.transaction(async (session) => {
    await enter(session, "service_role");
    await session.query("select public.claim_newsletter_mails('x', 10)");
    expect(await codesOf([signUp("luz@correo.es", "10.0.0.1")])).toEqual([undefined]);
  });
  expect((await claim()).map(({ email }) => email)).toEqual(["luz@correo.es"]);
});

test("a visitor waits for nobody longer than a second", async () => {
  await signUp("ana@correo.es");
  await database.transaction(async ({ query }) => {
    await query("update private.subscribers set created_at = now() where email = 'ana@correo.es'");
    const start = performance.now();
    const waiting = database.transaction(async (session) => {
      await enterAsPostgrest(session, "10.0.0.1");
      return insertEmails(session, ["ana@correo.es"]);
    });
    // `lock_timeout` of the role.
    await expect(waiting).rejects.toMatchObject({ code: "55P03" });
    expect(performance.now() - start).toBeLessThan(2500);
  });
});

test("a visitor's statement ends after three seconds", async () => {
  const slow = database.transaction(async (session) => {
    await enterAsPostgrest(session, "10.0.0.1");
    return session.query("select pg_sleep(30)");
  });
  await expect(slow).rejects.toMatchObject({ code: "57014" });
});
