import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import emailjs from "@emailjs/browser";
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from "vitest";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openSite } from "#app/site/site.server.ts";
import { t } from "#scripts/services/local-texts.ts";
import { askPort } from "#tests/site/ask.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { emailKeys } from "./site-client.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

const message = {
  from_name: "Ana López",
  from_email: "ana@correo.es",
  message: "Quiero un LUM|NORTE en Morella.\n\n¿Cuándo podría ser?",
  to_email: "otra@correo.es",
};
const { contacto } = openSite(inject("projectFolder")).edition(defaultLocale).content.site();

const { dataDir, remove } = makeDataFolder({ isEmpty: true });
let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ dataDir });
});
afterAll(async () => {
  await backend.stop();
  remove();
});

beforeEach(() => {
  // The kit looks at the page that it runs on.
  vi.stubGlobal("location", { pathname: "/contacto" });
});

async function send(body: BodyInit, init: RequestInit = {}, { url } = backend): Promise<readonly [number, string]> {
  const headers = { "Content-Type": "application/json", ...init.headers };
  const response = await fetch(`${url}/api/v1.0/email/send`, { method: "POST", body, ...init, headers });
  return [response.status, await response.text()];
}

function sendFields(fields: object, to = backend) {
  return send(JSON.stringify({ ...emailKeys, template_params: message, ...fields }), {}, to);
}

test("the real kit sends, and the message can be read word for word; its recipient is the company's", async () => {
  emailjs.init({ publicKey: emailKeys.user_id, origin: backend.url });
  const result = await emailjs.send(emailKeys.service_id, emailKeys.template_id, message);
  expect({ ...result }).toEqual({ status: 200, text: "OK" });
  const { from_name: name, from_email: email } = message;
  expect(await backend.messages()).toMatchObject([
    {
      from: `Ana López <${contacto.email}>`,
      to: `<${contacto.email}>`,
      replyTo: "Ana López <ana@correo.es>",
      subject: t("local.mail.subject", { name }),
      text: expect.stringContaining(t("local.mail.text", { name, email, message: message.message }).trimEnd()),
    },
  ]);
});

test("a message goes to the company's address as it is now, and the next one after broken settings arrives", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  const settings = readFileSync(join(inject("projectFolder"), "content/site.yaml"), "utf8");
  const root = makeFolder({ "content/site.yaml": "contacto: [" });
  const own = await startBackend({ root, dataDir: join(root, "data") });
  onTestFinished(() => own.stop());
  expect((await sendFields({}, own))[0]).toBe(503);
  expect(complaint.mock.calls.join("\n")).toContain("content/site.yaml:1:");
  for (const email of [contacto.email, "nueva@correo.es"]) {
    writeFiles(root, { "content/site.yaml": settings.replace(contacto.email, email) });
    expect(await sendFields({}, own)).toEqual([200, "OK"]);
    expect((await own.messages())[0]?.to).toBe(`<${email}>`);
  }
});

test("other calls are refused in the words of the mail service, and nothing is stored", async () => {
  const before = (await backend.messages()).length;
  for (const [fields, text] of [
    [{ user_id: undefined }, "The user_id parameter is required"],
    [{ user_id: "another" }, "The Public Key is invalid"],
    [{ service_id: "other" }, "The service ID not found"],
    [{ template_id: "other" }, "The template ID not found"],
    [{ template_params: { message: { a: 1 } } }, "The template_params must be texts"],
  ] as const) {
    expect(await sendFields(fields)).toEqual([400, text]);
  }
  expect((await send("{"))[0]).toBe(400);
  expect((await send(new Uint8Array([0xff])))[0]).toBe(400);
  expect((await send("{}", { headers: { "Content-Type": "text/plain" } }))[0]).toBe(400);
  expect((await send(new Uint8Array(10_000_000).fill(0x61)))[0]).toBe(413);
  expect((await send("{}", { method: "PUT" }))[0]).toBe(405);
  expect(await backend.messages()).toHaveLength(before);
});

test.each([
  ["a header in the name", { from_name: "Ana\r\nBcc: victima@correo.es\r\n\r\nHola" }],
  ["a header in the email address", { from_email: "ana@correo.es\r\nBcc: victima@correo.es" }],
  ["a recipient in the email address", { from_email: "ana@correo.es, victima@correo.es" }],
  ["a name of 300 emojis", { from_name: "😀".repeat(300) }],
  ["no name", { from_name: " \n " }],
])("%s stays within its own line", async (_kind, fields) => {
  expect(await sendFields({ template_params: { ...message, ...fields } })).toEqual([200, "OK"]);
  const folder = join(backend.dataDir, "mailbox");
  const [head = ""] = readFileSync(join(folder, readdirSync(folder).sort().at(-1) ?? ""), "utf8").split("\r\n\r\n");
  expect(head).not.toMatch(/^(?:bcc|cc):/im);
  expect(head.match(/^(?:to|from|reply-to|subject):/gim)?.length).toBeLessThanOrEqual(4);
  expect((await backend.messages())[0]?.subject.length).toBeLessThan(250);
});

test("the local page shows the messages, the newest first, and nothing in them is markup", async () => {
  await sendFields({ template_params: { ...message, from_name: "Primera" } });
  const hostile = {
    from_name: '<img src=x onerror="alert(1)">',
    message: "<script>alert('hola')</script> </pre>\u0000 ñ 😀",
  };
  await sendFields({ template_params: { ...message, ...hostile } });
  // A folder of such a name is no message.
  mkdirSync(join(backend.dataDir, "mailbox", "x.eml"));
  for (const path of ["/_local", "/_local/"]) {
    const response = await fetch(backend.url + path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html.indexOf("&lt;img")).toBeGreaterThan(0);
    expect(html.indexOf("&lt;img")).toBeLessThan(html.indexOf("Primera"));
    expect(html).toContain("&lt;script&gt;alert(&#39;hola&#39;)&lt;/script&gt; &lt;/pre&gt;");
    expect(html).not.toMatch(/<img|<script/);
    // No database has been made for it.
    expect(html).toContain(t("local.noSubscribers"));
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect(readdirSync(backend.dataDir)).toEqual(["mailbox"]);
});

test.each([
  ["x-forwarded-for", "203.0.113.9, 127.0.0.1"],
  ["x-real-ip", "203.0.113.9"],
  ["cf-connecting-ip", "203.0.113.9"],
  ["forwarded", "for=203.0.113.9"],
  // A foreign name that resolves to this machine.
  ["host", "evil.example"],
])("with the header %s: %s, as of a tunnel, the local page is not shown", async (name, value) => {
  const { status } = await askPort(Number(new URL(backend.url).port))("/_local/", { headers: { [name]: value } });
  expect(status).toBe(403);
});

test("the rest of the paths belong to the site, also where a request names the server as well", async () => {
  const ask = askPort(Number(new URL(backend.url).port));
  for (const origin of ["", backend.url]) {
    for (const path of ["/_localizador", "/contacto"]) expect((await ask(origin + path)).body).toBe("a page");
    expect((await ask(`${origin}/_local/`)).status).toBe(200);
    expect((await ask(`${origin}/_local/nada`)).status).toBe(404);
  }
});
