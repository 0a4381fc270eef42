import { connect } from "node:net";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openSite } from "#app/site/site.server.ts";
import { t } from "#scripts/services/local-texts.ts";
import { publicKey, siteClient } from "./site-client.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

let clients = 0;
/** Every call comes from a client and a place of its own, so that no limit gets in between. */
function nextIp(): string {
  clients += 1;
  return `10.1.${clients}.1`;
}

function signUp(email: string, ip = nextIp()) {
  return siteClient(backend.url, ip).from("emails").insert({ email });
}

/** Signs up and returns the tokens of the mail. */
async function receiveMail(email: string) {
  expect((await signUp(email)).status).toBe(201);
  await backend.localPage();
  const mail = (await backend.messages()).find(({ to }) => to.includes(`<${email}>`));
  const [, token = ""] = /#confirmar=([0-9a-f]{64})\b/.exec(mail?.text ?? "") ?? [];
  const [, unsubscribeToken = ""] = /#baja=([0-9a-f]{64})\b/.exec(mail?.text ?? "") ?? [];
  return { mail, token, unsubscribeToken };
}

async function change(action: string, token: string) {
  const { data, error } = await siteClient(backend.url, nextIp()).functions.invoke("newsletter", {
    body: { action, token },
  });
  return data?.status ?? error.context.status;
}

/** Returns what the local page says of a subscriber. */
async function stateOf(email: string): Promise<string | undefined> {
  return new RegExp(`<td>${email}</td><td>[^<]*</td><td>([^<]*)`).exec(await backend.localPage())?.[1];
}

test("supabase-js signs up as the site does, and learns nothing but that it worked", async () => {
  const result = await signUp("ana@correo.es");
  expect(result).toMatchObject({ data: null, error: null, status: 201, statusText: "Created" });
  expect(backend.seen.at(-1)).toMatchObject({ apikey: publicKey, authorization: `Bearer ${publicKey}` });
  expect(await stateOf("ana@correo.es")).toBe(t("local.waiting"));
});

test("the site takes a refused sign-up and the eleventh of a client for what they are", async () => {
  expect(await signUp("mal")).toMatchObject({ status: 400, error: { message: "" } });
  for (let count = 1; count <= 10; count += 1) await signUp(`limite${count}@correo.es`, "10.99.0.1");
  expect(await signUp("limite11@correo.es", "10.99.0.1")).toMatchObject({ status: 429, error: { message: "" } });
});

test("a text that the database cannot hold is refused as by PostgREST, and stays out of the log", async () => {
  for (const email of ["a\u0000@correo.es", "\u0000"]) {
    expect(await signUp(email)).toMatchObject({ status: 400, error: { code: "22021" } });
  }
});

test("beyond the site's own call there is one answer that says so, and a key is needed", async () => {
  const row = '{"email":"x@y.es"}';
  const ask = async (path: string, init: RequestInit) => {
    const headers = { apikey: publicKey, "Content-Type": "application/json", ...init.headers };
    const response = await fetch(`${backend.url}/rest/v1${path}`, { method: "POST", ...init, headers });
    return [response.status, await response.text()];
  };
  for (const [path, init] of [
    ["/emails", { body: `[${row}]` }],
    ["/emails", { body: '{"email":"x@y.es","id":1}' }],
    ["/emails", { body: '{"email":7}' }],
    ["/emails", { body: "{" }],
    ["/emails", { body: row, headers: { "Content-Type": "text/plain" } }],
    ["/emails", { body: "a".repeat(10_000_000) }],
    ["/emails", { body: row, headers: { Prefer: "return=representation" } }],
    ["/emails", { body: row, headers: { "Content-Profile": "private" } }],
    ["/emails?on_conflict=email", { body: row }],
    ["/emails?select=*", { method: "GET" }],
    ["/rpc/confirm_subscriber", { body: '{"link_token":"x"}' }],
  ] as const) {
    expect([path, init, ...(await ask(path, init))]).toEqual([path, init, 501, expect.stringContaining('"LOCAL"')]);
  }
  expect(await ask("/emails", { body: row, headers: { apikey: "" } })).toEqual([
    401,
    expect.stringContaining("No API key"),
  ]);
  expect(await ask("/emails", { body: row, headers: { apikey: "sb_x" } })).toEqual([
    401,
    expect.stringContaining("Invalid API key"),
  ]);
});

test("the mail of a sign-up leads to the page of this site, which confirms; a mail program unsubscribes", async () => {
  const { mail, token, unsubscribeToken } = await receiveMail("eva@correo.es");
  const { fill, content } = openSite(inject("projectFolder")).edition(defaultLocale);
  expect(mail?.subject).toBe(fill(content.page("newsletter").data.mail.subject));
  // The URL that mail programs call is in logs, so its token must not confirm.
  expect(unsubscribeToken).not.toBe(token);
  expect(mail?.text).toContain(`${backend.url}/boletin#confirmar=${token}`);
  expect(await change("confirm", unsubscribeToken)).toBe("unknown");
  expect([await change("confirm", token), await change("confirm", token)]).toEqual(["confirmed", "confirmed"]);
  expect(await stateOf("eva@correo.es")).toMatch(new RegExp(`^${t("local.confirmed", { date: "" }).trim()}`));
  // Signing up again changes nothing, and no second mail comes.
  await signUp("eva@correo.es");
  await backend.localPage();
  expect((await backend.messages()).filter(({ to }) => to.includes("eva@"))).toHaveLength(1);
  // Supabase gives a function all paths below its name.
  const url = `${backend.url}/functions/v1/newsletter/x?token=${unsubscribeToken}`;
  const called = await fetch(url, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  expect([called.status, await called.text()]).toEqual([200, ""]);
  expect(await change("unsubscribe", token)).toBe("unknown");
  expect(await stateOf("eva@correo.es")).toBeUndefined();
});

test("a body that never ends makes no other visitor wait, and a visitor who leaves is not an error", async () => {
  const { port } = new URL(backend.url);
  const head = `POST /rest/v1/emails HTTP/1.1\r\nHost: localhost\r\napikey: ${publicKey}\r\nContent-Type: application/json\r\nContent-Length: 12345\r\n\r\n{`;
  const slow = connect(Number(port), "127.0.0.1");
  slow.write(head);
  const leaving = connect(Number(port), "127.0.0.1");
  leaving.write(head);
  await expect.poll(() => backend.seen.filter((headers) => headers["content-length"] === "12345").length).toBe(2);
  leaving.destroy();
  // The database has one connection, which a slow body must not hold.
  expect((await signUp("rapida@correo.es")).status).toBe(201);
  slow.destroy();
});
