import { beforeEach, expect, test } from "vitest";
import { asOwner, reset, runAs, signUp, storedEmails } from "./session.ts";

beforeEach(reset);

test.each([
  ["read", "select * from public.emails"],
  ["read one column", "select email from public.emails"],
  ["change", "update public.emails set email = 'x@y.es'"],
  ["delete", "delete from public.emails"],
  ["empty", "truncate private.subscribers"],
  ["insert and read back", "insert into public.emails (email) values ('b@c.es') returning *"],
  ["find out by a conflict", "insert into public.emails (email) values ('b@c.es') on conflict (email) do nothing"],
  ["choose an id", "insert into public.emails (id, email) values (1, 'b@c.es')"],
  ["choose a date", "insert into public.emails (email, created_at) values ('b@c.es', '2020-01-01')"],
  ["confirm itself", "insert into public.emails (email, confirmed_at) values ('b@c.es', now())"],
  ["read the table", "select * from private.subscribers"],
  ["write to the table", "insert into private.subscribers (email) values ('b@c.es')"],
  ["read the consent texts", "select * from private.consent_texts"],
  ["read the key of the hashes", "select * from private.rate_limit_key"],
  ["hash with the key", "select private.keyed_hash('x')"],
  ["ask what an email address is", "select private.is_email_address('a@b.es')"],
  ["ask for a mailbox", "select private.mailbox('a@b.es')"],
  ["make a token", "select private.new_token()"],
  ["refuse", "select private.refuse_sign_up(400, '23514', 'no')"],
  ["advance the numbers", "select nextval('private.subscribers_id_seq')"],
  ["alter", "alter view public.emails set (security_invoker = false)"],
  ["drop", "drop view public.emails"],
  ["add a policy", "create policy mine on private.subscribers for select using (true)"],
  ["call the trigger function", "select private.receive_sign_up()"],
  ["ask for their IP address", "select private.client_address()"],
  ["count itself", "select public.hit_rate_limit('emails', 'x', 1, 1)"],
  ["count under a hash", "select private.count_hit('x', '', 1, 1)"],
  ["read the counts", "select * from private.rate_limits"],
  ["delete old counts", "delete from private.rate_limits"],
  ["claim mails", "select public.claim_newsletter_mails('x', 1)"],
  ["finish a mail", "select public.finish_newsletter_mail(1)"],
  ["confirm", "select public.confirm_subscriber('x')"],
  ["unsubscribe", "select public.delete_subscriber('x')"],
  ["delete the unconfirmed", "delete from private.subscribers"],
  ["publish a consent text", "select private.publish_consent_text('x')"],
  ["call the function", "select private.call_newsletter_function()"],
  ["schedule", "select private.schedule_newsletter_jobs()"],
  ["make a table", "create table public.mine (id integer)"],
  ["read the history", "select * from supabase_migrations.schema_migrations"],
])("neither anonymous nor signed-in callers may %s", async (_deed, sql) => {
  await signUp("ana@correo.es");
  for (const role of ["anon", "authenticated"] as const) {
    await expect(runAs(role, sql)).rejects.toMatchObject({ code: "42501" });
  }
  expect(await storedEmails()).toEqual(["ana@correo.es"]);
});

test("the secret key reads who is there and deletes, and can do no more than is meant for it", async () => {
  await signUp("ana@correo.es");
  expect(await runAs("service_role", "select * from public.emails")).toEqual([
    { id: expect.any(Number), email: "ana@correo.es", created_at: expect.any(Date), confirmed_at: null },
  ]);
  for (const sql of [
    "update public.emails set email = 'b@c.es'",
    "update private.subscribers set confirmed_at = now()",
    "insert into private.subscribers (email) values ('a@b.es')",
    "insert into public.emails (email) values ('a@b.es')",
    "select * from private.rate_limit_key",
    "select * from private.consent_texts",
    "select private.publish_consent_text('x')",
    "select private.call_newsletter_function()",
  ]) {
    await expect(runAs("service_role", sql)).rejects.toMatchObject({ code: "42501" });
  }
  await runAs("service_role", "delete from public.emails where email = 'ana@correo.es'");
  expect(await asOwner("select * from private.subscribers")).toEqual([]);
});

test("no call of a visitor may take long or wait for long", async () => {
  const rolconfig = ["statement_timeout=3s", "lock_timeout=1s"];
  expect(
    await asOwner("select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1"),
  ).toEqual([
    { rolname: "anon", rolconfig },
    { rolname: "authenticated", rolconfig },
  ]);
});
