import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:net";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openMailbox } from "#scripts/services/email/mailbox.ts";
import { t } from "#scripts/services/local-texts.ts";
import { startFakeMailServer } from "./fake-services.ts";
import { frozenNewsletterTexts as texts } from "./frozen-newsletter-texts.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { siteClient } from "./site-client.ts";
import { publicKey, secretKey } from "./site-keys.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

let clients = 0;
async function signUp(email: string, { url } = backend): Promise<number> {
  clients += 1;
  return (await siteClient(url, `10.0.0.${clients}`).from("emails").insert({ email })).status;
}

/** Returns the messages to an email address, the newest first. */
async function mailsTo(email: string, { mailbox } = backend) {
  const messages = await openMailbox(mailbox).list(1000);
  return messages.filter(({ to }) => to.includes(`<${email}>`));
}

/** Signs up and returns the token of the mail. */
async function receiveToken(email: string, running = backend): Promise<string> {
  expect(await signUp(email, running)).toBe(201);
  await expect.poll(async () => (await mailsTo(email, running)).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await mailsTo(email, running);
  const [, token = ""] = /#confirmar=([0-9a-f]{64})\b/.exec(mail?.text ?? "") ?? [];
  expect(token).not.toBe("");
  return token;
}

async function change(action: string, token: string) {
  const { data, error } = await siteClient(backend.url, "10.1.0.1").functions.invoke("newsletter", {
    body: { action, token },
  });
  expect(error).toBeNull();
  return data;
}

async function stateOf(email: string): Promise<unknown> {
  const { data } = await siteClient(backend.url, "10.1.0.2", secretKey).from("emails").select("email, confirmed_at");
  return data?.find((row) => row.email === email)?.confirmed_at;
}

test("a sign-up is followed by a mail in the mailbox, whose links lead to the page of this site", async () => {
  const token = await receiveToken("ana@correo.es");
  const [stored] = await mailsTo("ana@correo.es");
  expect(stored?.subject).toBe(texts.mail.subject);
  const [, unsubscribeToken = ""] = /#baja=([0-9a-f]{64})\b/.exec(stored?.text ?? "") ?? [];
  // What mail programs call stands in logs, and so must not confirm.
  expect(unsubscribeToken).not.toBe(token);
  const eml = await openMailbox(backend.mailbox).read(stored?.id ?? "");
  const { html = "", text = "", headers } = await PostalMime.parse(eml ?? "");
  for (const link of [`${backend.url}/boletin#confirmar=${token}`, `${backend.url}/boletin#baja=${unsubscribeToken}`]) {
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
  }
  expect(Object.fromEntries(headers.map(({ key, value }) => [key, value]))).toMatchObject({
    "list-unsubscribe": `<${backend.url}/functions/v1/newsletter?token=${unsubscribeToken}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
});

test("links lead to this machine, whatever host a request names", async () => {
  const { port } = new URL(backend.url);
  const sent = request({
    port,
    method: "POST",
    path: "/rest/v1/emails",
    headers: { Host: `evil.example:${port}`, apikey: publicKey, "Content-Type": "application/json" },
  });
  sent.end('{"email":"host@correo.es"}');
  const [response] = await once(sent, "response");
  expect(response.statusCode).toBe(201);
  response.resume();
  // Its mail goes with that of the next sign-up that names this machine.
  await receiveToken("nadia@correo.es");
  const [mail] = await mailsTo("host@correo.es");
  expect(mail?.text).toContain(`${backend.url}/boletin#confirmar=`);
  expect(mail?.text).not.toContain("evil.example");
});

test("the page confirms and unsubscribes with the real client; the local pages show it", async () => {
  const token = await receiveToken("eva@correo.es");
  const page = async () => (await fetch(`${backend.url}/_local/`)).text();
  const confirmed = t("local.confirmed", { date: "" }).trim();
  expect(await page()).toMatch(new RegExp(`eva@correo\\.es</td><td>[^<]*</td><td>${t("local.waiting")}`));
  expect(await stateOf("eva@correo.es")).toBeNull();

  expect(await change("confirm", token)).toEqual({ status: "confirmed" });
  expect(await change("confirm", token)).toEqual({ status: "confirmed" });
  expect(await stateOf("eva@correo.es")).toEqual(expect.any(String));
  expect(await page()).toMatch(new RegExp(`eva@correo\\.es</td><td>[^<]*</td><td>${confirmed}`));

  // Signing up again changes nothing, and no second mail comes.
  expect(await signUp("eva@correo.es")).toBe(201);
  await receiveToken("luz@correo.es");
  expect(await mailsTo("eva@correo.es")).toHaveLength(1);

  expect(await change("unsubscribe", token)).toEqual({ status: "unsubscribed" });
  expect(await change("unsubscribe", token)).toEqual({ status: "unknown" });
  expect(await change("confirm", token)).toEqual({ status: "unknown" });
  expect(await stateOf("eva@correo.es")).toBeUndefined();
});

test("a mail program unsubscribes with one call, and a scanner that opens the link does not", async () => {
  const token = await receiveToken("pia@correo.es");
  const url = `${backend.url}/functions/v1/newsletter?token=${token}`;
  const opened = await fetch(url, { redirect: "manual" });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, `${backend.url}/boletin#baja=${token}`]);
  expect(await stateOf("pia@correo.es")).toBeNull();
  // Supabase gives a function all paths below its name.
  const below = await fetch(url.replace("?", "/x?"), { redirect: "manual" });
  expect([below.status, below.headers.get("location")]).toEqual([303, `${backend.url}/boletin#baja=${token}`]);
  const called = await fetch(url, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  expect([called.status, await called.text()]).toEqual([200, ""]);
  expect(await stateOf("pia@correo.es")).toBeUndefined();
});

test("a client that tries tokens is stopped after thirty, another one is not", async () => {
  const guess = async (ip: string) => {
    const { data, error } = await siteClient(backend.url, ip).functions.invoke("newsletter", {
      body: { action: "unsubscribe", token: "0".repeat(64) },
    });
    return data?.status ?? error.context.status;
  };
  const answers = [];
  for (let count = 1; count <= 31; count += 1) answers.push(await guess("10.2.0.1"));
  expect(answers).toEqual([...Array(30).fill("unknown"), 429]);
  expect(await guess("10.2.0.2")).toBe("unknown");
});

test("nobody else can have the mails sent", async () => {
  for (const authorization of ["", "Bearer ", `Bearer ${publicKey}`]) {
    const response = await fetch(`${backend.url}/functions/v1/newsletter`, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: publicKey, authorization },
      body: '{"action":"send"}',
    });
    expect(response.status).toBe(401);
  }
});

test("many sign-ups at once have a mail each", async () => {
  const emails = Array.from({ length: 15 }, (_email, index) => `serie${index}@correo.es`);
  await Promise.all(emails.map((email) => signUp(email)));
  await expect
    .poll(async () => (await Promise.all(emails.map((email) => mailsTo(email)))).flat().length, { timeout: 60_000 })
    .toBe(15);
});

test("a mail server gets the mail as well, from the sender of the settings, with links to the site of the settings", async () => {
  const server = await startFakeMailServer();
  const other = await startBackend({
    env: { SMTP_URL: server.url, MAIL_FROM: "Boletín <boletin@mod.example>", SITE_URL: "https://www.mod.example/" },
  });
  onTestFinished(async () => {
    await other.stop();
    await server.stop();
  });
  await signUp("ana@correo.es", other);
  await expect.poll(() => server.messages.length, { timeout: 30_000 }).toBe(1);
  const [{ recipients, source } = { recipients: [], source: "" }] = server.messages;
  expect(recipients).toEqual(["ana@correo.es"]);
  const { from, text } = await PostalMime.parse(source);
  expect(from).toMatchObject({ name: "Boletín", address: "boletin@mod.example" });
  expect(text).toContain("https://www.mod.example/boletin#confirmar=");
});

test("a mail server that is silent holds no sign-up up, and the log tells of it without email addresses", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const silent = createServer((socket) => socket.on("error", () => socket.destroy()));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : 0;
  const other = await startBackend({ env: { SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=3000` } });
  onTestFinished(async () => {
    await other.stop();
    silent.close();
    vi.restoreAllMocks();
  });
  await signUp("primera@correo.es", other);
  await signUp("ana@correo.es", other);
  // Had either waited for the server, it would have been given up by now.
  expect(console.error).not.toHaveBeenCalled();
  await expect.poll(() => vi.mocked(console.error).mock.calls.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  const said = vi.mocked(console.error).mock.calls.map(([text]) => String(text));
  expect(said).toContainEqual(expect.stringMatching(/^The confirmation of subscriber \d+ was not sent:$/));
  expect(said.join(" ")).not.toContain("correo.es");
});

test("mails that an earlier process has left go out when the developer looks for them", async () => {
  const { dataDir, remove } = makeDataFolder();
  const before = await startBackend({ dataDir, sendsConfirmations: false });
  await signUp("ana@correo.es", before);
  await before.stop();
  const after = await startBackend({ dataDir });
  onTestFinished(async () => {
    await after.stop();
    remove();
  });
  await fetch(`${after.url}/_local/`);
  await expect.poll(async () => (await mailsTo("ana@correo.es", after)).length, { timeout: 30_000 }).toBe(1);
  await fetch(`${after.url}/_local/`);
  // A later mail has gone out, so a second one to the first address would have too.
  await receiveToken("eva@correo.es", after);
  expect(await mailsTo("ana@correo.es", after)).toHaveLength(1);
});
