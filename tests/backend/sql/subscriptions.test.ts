import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { asOwner, call, claim, reset, runJob, scheduledJobs, sendDue, signUp, subscriber, wait } from "./session.ts";

beforeEach(reset);

test("a sign-up stores email address, time, version of the consent text and a token", async () => {
  await claim(10, "Quiero recibir novedades.");
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

test("the version of a consent text begins with the day on the site's calendars", async () => {
  // The clock of PGlite, which is that of this process. A server has its own.
  vi.useFakeTimers({ now: new Date("2026-06-30T22:30:00Z"), toFake: ["Date"] });
  await claim(10, "Quiero recibir novedades.");
  const [text] = await asOwner(
    "select version, to_char(published_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day from private.consent_texts",
  );
  expect(text?.version).toMatch(new RegExp(`^${text?.day}-`));
});

test("a sign-up from before any consent text was known has its version when the mail goes out", async () => {
  await signUp("ana@correo.es");
  expect((await subscriber())?.consent_version).toBeNull();
  expect(await claim(10, "Primer texto")).toHaveLength(1);
  const { consent_version } = (await subscriber()) ?? {};
  expect(await asOwner("select version, text from private.consent_texts")).toEqual([
    { version: consent_version, text: "Primer texto" },
  ]);
  await wait("10 minutes");
  await claim(10, "Segundo texto");
  expect((await subscriber())?.consent_version).toBe(consent_version);
});

test("the current consent text is the one that was deployed last, also when it comes back", async () => {
  const versionOf = async (text: string) => {
    await claim(10, text);
    await signUp(`${text.toLowerCase()}@correo.es`);
    return (await subscriber(`${text.toLowerCase()}@correo.es`))?.consent_version;
  };
  const first = await versionOf("Uno");
  const second = await versionOf("Dos");
  expect(second).not.toBe(first);
  await claim(10, "Uno");
  await claim(10, "Uno");
  await signUp("tres@correo.es");
  expect((await subscriber("tres@correo.es"))?.consent_version).toBe(first);
  expect(await asOwner("select text from private.consent_texts order by text")).toEqual([
    { text: "Dos" },
    { text: "Uno" },
  ]);
});
test("a second sign-up is consent to today's text; the thirty days go on", async () => {
  await claim(10, "Uno");
  await signUp("ana@correo.es");
  const before = await subscriber();
  await wait("20 days");
  await claim(10, "Dos");
  await signUp("ana@correo.es");
  const after = await subscriber();
  expect(after).toMatchObject({ id: before?.id, token: before?.token });
  expect(after?.consent_version).not.toBe(before?.consent_version);
  await wait("10 days");
  await runJob("newsletter-delete-unconfirmed");
  expect(await subscriber()).toBeUndefined();
});

test("a sign-up after thirty days starts from the beginning, whether or not the row has been deleted already", async () => {
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

test("unsubscribing deletes everything, once; a new sign-up begins unconfirmed", async () => {
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

test("an address is deleted after thirty days unless it was confirmed", async () => {
  for (const name of ["ana", "eva"]) await signUp(`${name}@correo.es`);
  const [ana, eva] = await claim();
  await call("public.confirm_subscriber($1)", [eva?.token]);
  await wait("29 days");
  await runJob("newsletter-delete-unconfirmed");
  expect(await subscriber()).toBeDefined();
  await wait("1 day");
  // The link is over, whether or not the row has been deleted already.
  expect(await call("public.confirm_subscriber($1)", [ana?.token])).toBe(false);
  expect(await claim()).toEqual([]);
  await runJob("newsletter-delete-unconfirmed");
  expect(await asOwner("select email from private.subscribers")).toEqual([{ email: "eva@correo.es" }]);
  expect(await call("public.confirm_subscriber($1)", [eva?.token])).toBe(true);
});

/** The other extensions of a hosted project, as far as the jobs use them: that of calls records them. */
const extensions = [
  "create schema vault",
  "create table vault.decrypted_secrets (name text, decrypted_secret text)",
  "create schema net",
  "create table net.calls (url text, headers jsonb, body jsonb)",
  `create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
     language sql as 'insert into net.calls values ($1, $3, $2) returning 1'`,
];

test("the jobs of a hosted project delete every day and call the function every minute in which a mail is due", async () => {
  await asOwner(...extensions);
  const jobs = await scheduledJobs();
  expect(jobs.map(({ name, schedule }) => [name, schedule])).toEqual([
    ["delete-expired-limits", "*/10 * * * *"],
    ["newsletter-delete-unconfirmed", "17 3 * * *"],
    ["newsletter-publish-consent", "7 * * * *"],
    ["newsletter-send-mails", "* * * * *"],
  ]);
  const calls = () => asOwner("select * from net.calls");

  await runJob("newsletter-send-mails");
  expect(await calls()).toEqual([]);
  await signUp("ana@correo.es");
  await expect(runJob("newsletter-send-mails")).rejects.toThrow("The Vault lacks «project_url»");
  await asOwner(
    `insert into vault.decrypted_secrets values ('project_url', 'https://project.example'), ('newsletter_run_secret', 's3cret')`,
  );
  await runJob("newsletter-send-mails");
  expect(await calls()).toEqual([
    {
      url: "https://project.example/functions/v1/newsletter",
      headers: { "Content-Type": "application/json", Authorization: "Bearer s3cret" },
      body: { action: "send" },
    },
  ]);
  await claim();
  await runJob("newsletter-send-mails");
  expect(await calls()).toHaveLength(1);
  await runJob("newsletter-publish-consent");
  expect(await calls()).toHaveLength(2);
  await wait("30 days");
  await runJob("newsletter-delete-unconfirmed");
  expect(await asOwner("select * from private.subscribers")).toEqual([]);
  await asOwner("drop schema vault cascade", "drop schema net cascade");
});
