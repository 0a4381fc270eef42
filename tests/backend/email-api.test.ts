import { readdirSync } from "node:fs";
import emailjs from "@emailjs/browser";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openMailbox, type StoredMessage } from "#scripts/services/email/mailbox.ts";
import { t } from "#scripts/services/local-texts.ts";
import { emailKeys } from "./site-keys.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

const message = {
  from_name: "Ana López",
  from_email: "ana@correo.es",
  message: "Quiero un LUM|NORTE en Morella.\n\n¿Cuándo podría ser?",
  to_email: "otra@correo.es",
};

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ env: { CONTACT_TO: "hola@mod.example" } });
});
afterAll(() => backend.stop());

beforeEach(() => {
  // The kit looks at the page that it runs on.
  vi.stubGlobal("location", { pathname: "/contacto" });
});
afterEach(() => vi.unstubAllGlobals());

async function newest(): Promise<StoredMessage> {
  const [found] = await openMailbox(backend.mailbox).list(1);
  if (!found) throw new Error("There is no message.");
  return found;
}

const nobody = t("local.mail.nobody");

function subjectOf(name: string): string {
  return t("local.mail.subject", { name });
}

function count(): number {
  return readdirSync(backend.mailbox).length;
}

async function send(body: BodyInit, { path = "/send", ...init }: RequestInit & { path?: string } = {}) {
  const headers = { "Content-Type": "application/json", ...init.headers };
  const url = `${backend.url}/api/v1.0/email${path}`;
  const response = await fetch(url, { method: "POST", body, ...init, headers });
  return [response.status, await response.text()];
}

function sendFields(fields: object) {
  return send(JSON.stringify({ ...emailKeys, template_params: message, ...fields }));
}

test("the real kit sends, and the message can be read word for word", async () => {
  emailjs.init({ publicKey: emailKeys.user_id, origin: backend.url });
  const result = await emailjs.send(emailKeys.service_id, emailKeys.template_id, message);
  expect({ ...result }).toEqual({ status: 200, text: "OK" });
  const stored = await newest();
  expect(stored).toMatchObject({
    from: "Ana López <hola@mod.example>",
    to: "<hola@mod.example>",
    replyTo: "Ana López <ana@correo.es>",
    subject: subjectOf("Ana López"),
  });
  const { from_name: name, from_email: email } = message;
  expect(stored.text.trimEnd()).toBe(t("local.mail.text", { name, email, message: message.message }).trimEnd());
});

test("the kit reports a refusal with status and text", async () => {
  emailjs.init({ publicKey: "another", origin: backend.url });
  const refusal = emailjs.send(emailKeys.service_id, emailKeys.template_id, message);
  await expect(refusal).rejects.toMatchObject({ status: 400, text: "The Public Key is invalid" });
});

test("a form is read by the names of its fields, and its files are left out", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...emailKeys, ...message, from_name: "Eva" })) form.append(name, value);
  form.append("attachment", new Blob(["virus"]), "virus.exe");
  const response = await fetch(`${backend.url}/api/v1.0/email/send-form`, { method: "POST", body: form });
  expect([response.status, await response.text()]).toEqual([200, "OK"]);
  const stored = await newest();
  expect(stored.subject).toBe(subjectOf("Eva"));
  expect(stored.text).not.toContain("virus");
});

test("the recipient is the template's, whatever the browser says", async () => {
  expect(await sendFields({ template_params: { ...message, to_email: "victima@correo.es" } })).toEqual([200, "OK"]);
  expect(JSON.stringify(await newest())).not.toContain("victima");
});

test.each([
  ["user_id", "The user_id parameter is required"],
  ["service_id", "The service_id parameter is required"],
  ["template_id", "The template_id parameter is required"],
])("without %s it answers 400", async (name, text) => {
  expect(await sendFields({ [name]: undefined })).toEqual([400, text]);
});

test.each([
  [{ service_id: "other" }, "The service ID not found"],
  [{ template_id: "other" }, "The template ID not found"],
  [{ user_id: { $ne: "" } }, "The Public Key is invalid"],
])("%j answers 400", async (fields, text) => {
  expect(await sendFields(fields)).toEqual([400, text]);
});

test.each([
  ["no JSON", 400, "{"],
  ["a list", 400, "[]"],
  ["nothing", 400, ""],
  ["no UTF-8", 400, new Uint8Array([0xff])],
  ["ten megabytes", 413, new Uint8Array(10_000_000).fill(0x61)],
])("a body of %s answers %i", async (_kind, status, body) => {
  const before = count();
  expect((await send(body))[0]).toBe(status);
  expect(count()).toBe(before);
});

test("a body that is not a form answers 400", async () => {
  expect((await send("x", { path: "/send-form" }))[0]).toBe(400);
});

test.each(["GET", "PUT", "DELETE"])("%s answers 405", async (method) => {
  const response = await fetch(`${backend.url}/api/v1.0/email/send`, { method });
  expect(response.status).toBe(405);
});

test.each([
  ["a header in the name", { from_name: "Ana\r\nBcc: victima@correo.es\r\n\r\nHola" }],
  ["a header in the email address", { from_email: "ana@correo.es\r\nBcc: victima@correo.es" }],
  ["a recipient in the email address", { from_email: "ana@correo.es, victima@correo.es" }],
  [
    "a field in the name",
    { from_name: `Ana\n${t("local.mail.text", { name: "", email: "victima@correo.es", message: "" })}` },
  ],
])("%s stays within its own line", async (_kind, fields) => {
  expect(await sendFields({ template_params: { ...message, ...fields } })).toEqual([200, "OK"]);
  const eml = (await openMailbox(backend.mailbox).read((await newest()).id))?.toString("utf8") ?? "";
  const [head = "", body = ""] = eml.split("\r\n\r\n");
  expect(head).not.toMatch(/^(?:bcc|cc):/im);
  expect(head.match(/^(?:to|from|reply-to|subject):/gim)?.length).toBeLessThanOrEqual(4);
  const [label] = t("local.mail.text", { name: "", email: "@", message: "" }).match(/^[^:]+:(?= @)/m) ?? [];
  expect(body.split("\r\n").filter((line) => line.startsWith(String(label)))).toHaveLength(1);
});

test.each([
  ["HTML", "<script>alert(1)</script><b>hola</b>"],
  ["Markdown", "# hola\n[x](javascript:alert(1))"],
  ["every script", "Привет, 你好, مرحبا, שלום, 😀 ñandú"],
  ["a null byte", "antes\u0000después"],
  ["the marks of our own texts", "{{email}} $t(nav.main) {{- name}}"],
  ["a thousand lines", "línea\n".repeat(1000)],
])("a message with %s arrives as it is", async (_kind, text) => {
  expect(await sendFields({ template_params: { ...message, message: text } })).toEqual([200, "OK"]);
  expect((await newest()).text.replaceAll("\r\n", "\n").trimEnd()).toContain(text.trimEnd());
});

test.each([
  ["no parameters", undefined, ""],
  ["null", null, ""],
  ["none that the template has", { constructor: "x" }, ""],
  ["a figure", { message: 7 }, "7"],
  ["a truth", { message: true }, "true"],
  ["no value", { message: null }, ""],
])("%s make a message that can be read", async (_kind, template_params, text) => {
  expect(await sendFields({ template_params })).toEqual([200, "OK"]);
  const { text: stored } = await newest();
  expect(stored.trimEnd()).toBe(t("local.mail.text", { name: nobody, email: "", message: text }).trimEnd());
});

test.each([
  ["an object for the text", { message: { a: 1 } }],
  ["a list for the name", { from_name: ["Ana"] }],
  ["an object for the email address", { from_email: {} }],
  ["a list", []],
  ["a text", "x"],
])("%s would be «[object Object]» in the message, so it answers 400", async (_kind, template_params) => {
  const before = count();
  expect(await sendFields({ template_params })).toEqual([400, "The template_params must be texts"]);
  expect(count()).toBe(before);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp"])(
  "the type %s answers 400",
  async (type) => {
    const body = JSON.stringify({ ...emailKeys, template_params: message });
    expect(await send(body, { headers: { "Content-Type": type } })).toEqual([400, "The request cannot be read"]);
  },
);

test.each([
  ["of emojis", "😀".repeat(300), subjectOf("😀".repeat(100))],
  ["of spaces", " \n ", subjectOf(t("local.mail.nobody"))],
])("a name %s gives a subject that can be read", async (_kind, from_name, subject) => {
  expect(await sendFields({ template_params: { ...message, from_name } })).toEqual([200, "OK"]);
  expect((await newest()).subject).toBe(subject);
});
