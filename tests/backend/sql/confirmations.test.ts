import { beforeEach, expect, test } from "vitest";
import { asOwner, call, claim, reset, sendDue, signUp, subscriber, wait } from "./session.ts";

beforeEach(reset);

test("one mail goes out for a sign-up, and no second one after it", async () => {
  await signUp("ana@correo.es");
  const { id, token, unsubscribe_token } = (await subscriber()) ?? {};
  // The public id of a mail must not reveal how many have subscribed.
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
  expect((await claim(2)).map(({ email }) => email)).toEqual(["a@correo.es", "b@correo.es"]);
  expect((await claim(2)).map(({ email }) => email)).toEqual(["c@correo.es"]);
  // A portion is full as long as there are mails, whatever is left out before them.
  for (const name of ["d+1", "d+2", "d+3", "d+4", "d+5", "e", "f"]) await signUp(`${name}@correo.es`);
  expect((await claim(5)).map(({ email }) => email.at(0))).toEqual(["d", "d", "d", "e", "f"]);
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

test("a second sign-up before confirmation sends another mail, at most one an hour and three in all", async () => {
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
  // Among those that were not sent, the newest has waited for its turn.
  expect((await claim()).filter(({ email }) => email.endsWith("@correo.es"))).toMatchObject([
    { email: "a.n.a@correo.es" },
  ]);
});

test("four clients that sign up as much as they may leave the confirmations of others alone", async () => {
  for (let round = 1; round <= 3; round += 1) {
    for (const network of ["198.51.100.1", "203.0.113.1", "192.0.2.1", "2001:db8::1"]) {
      for (let count = 1; count <= 10; count += 1) await signUp(`${crypto.randomUUID()}@spam.es`, network);
    }
    // The next ten minutes of a client, within the hour of the mails.
    await asOwner("delete from private.rate_limits where bucket like 'emails%'");
  }
  expect((await claim(300)).length).toBe(80);
  await signUp("ana@correo.es", "10.0.0.1");
  expect(await claim(300)).toMatchObject([{ email: "ana@correo.es" }]);
});

test("the first mail of a place goes before the second of another", async () => {
  for (const [ip, email] of [
    ["198.51.100.1", "a1"],
    ["198.51.100.1", "a2"],
    ["198.51.100.1", "a3"],
    ["203.0.113.1", "b1"],
    ["192.0.2.1", "c1"],
  ] as const) {
    await signUp(`${email}@correo.es`, ip);
    await asOwner("update private.subscribers set mail_due_at = mail_due_at - interval '1 second'");
  }
  const names = async (max: number) => (await claim(max)).map(({ email }) => email.split("@")[0]);
  expect(await names(3)).toEqual(["a1", "b1", "c1"]);
  // Mails that were sent before count.
  await signUp("d1@correo.es", "10.0.0.1");
  expect(await names(2)).toEqual(["d1", "a2"]);
  expect(await names(2)).toEqual(["a3"]);
});

test.each([
  ["an IPv4 network of 256 addresses", (count: number) => `198.51.100.${count}`, "198.51.101.1"],
  ["65,536 networks of IPv6", (count: number) => `2001:db8:1:${count}::1`, "2001:db8:2::1"],
])("%s gets twenty mails an hour, and the others later", async (_kind, addressOf, neighbour) => {
  for (let count = 1; count <= 22; count += 1) await signUp(`n${count}@correo.es`, addressOf(count));
  expect(await claim(100)).toHaveLength(20);
  await signUp("ana@correo.es", neighbour);
  expect(await claim(100)).toMatchObject([{ email: "ana@correo.es" }]);
  await asOwner(
    "update private.rate_limits set expires_at = now()",
    "update private.subscribers set mail_due_at = null where mail_attempts > 0",
  );
  expect(await claim(100)).toHaveLength(2);
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
  const kept = await asOwner(
    "select bucket, encode(client_hash, 'escape') as hash from private.rate_limits order by bucket",
  );
  expect(kept).toEqual([
    { bucket: "mail", hash: expect.not.stringContaining("correo") },
    { bucket: "mails", hash: "" },
  ]);
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
    "insert into private.subscribers (email) select 'n' || n || '@correo.es' from generate_series(1, 25) as n",
    "insert into private.rate_limits values ('mails', '', 180, now() + interval '1 hour')",
  );
  expect(await claim(15)).toHaveLength(15);
  expect(await claim(15)).toHaveLength(5);
  await wait("59 minutes");
  expect(await claim(5)).toEqual([]);
  expect((await subscriber("n25@correo.es"))?.mail_due_at).toBeInstanceOf(Date);
  await wait("1 minute");
  const rest = (await claim(300)).map(({ email }) => email);
  expect(rest).toContain("n25@correo.es");
  // A clock that is set back holds nobody up.
  await asOwner("update private.rate_limits set hits = 200, expires_at = now() + interval '3 hours'");
  await signUp("zoe@correo.es");
  expect((await claim(300)).map(({ email }) => email)).toContain("zoe@correo.es");
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
