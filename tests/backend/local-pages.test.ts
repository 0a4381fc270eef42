import { existsSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { createBackend } from "#scripts/services/create-backend.ts";
import { t } from "#scripts/services/local-texts.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { siteClient } from "./site-client.ts";
import { emailKeys, publicKey } from "./site-keys.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function open(path: string, { url } = backend) {
  const response = await fetch(url + path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

async function sendMessage(fields: object): Promise<void> {
  const response = await fetch(`${backend.url}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...emailKeys,
      template_params: { from_name: "Ana", from_email: "ana@correo.es", message: "Hola a todos", ...fields },
    }),
  });
  expect(response.status).toBe(200);
}

test.each([
  ["without a database, which is not made for that", true],
  ["with a database that is empty", false],
])("at first it says that nothing has come, %s", async (_kind, isEmpty) => {
  const { dataDir, remove } = makeDataFolder({ isEmpty });
  const started = await startBackend({ dataDir });
  onTestFinished(async () => {
    await started.stop();
    remove();
  });
  const { status, headers, html } = await open("/_local/", started);
  expect(status).toBe(200);
  expect(html).toContain(t("local.noMessages"));
  expect(html).toContain(t("local.noSubscribers"));
  expect(existsSync(join(dataDir, "db"))).toBe(!isEmpty);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("a message and a sign-up are there to be read, newest first, and nothing in them is markup", async () => {
  await sendMessage({ from_name: "Primera" });
  await sendMessage({
    from_name: '<img src=x onerror="alert(1)">',
    message: "<script>alert('hola')</script> & </pre>",
  });
  await siteClient(backend.url, "10.0.0.1").from("emails").insert({ email: "o'brien&co@correo.es" });

  const { html } = await open("/_local");
  expect(html).toContain("o&#39;brien&amp;co@correo.es");
  expect(html).toContain(t("local.subscriberCount", { count: 1 }));
  expect(html.indexOf("&lt;img")).toBeGreaterThan(0);
  expect(html.indexOf("&lt;img")).toBeLessThan(html.indexOf("Primera"));
  expect(html).not.toMatch(/<img|<script/);

  const [, link = ""] = /href="(\/_local\/messages\/[^"]+)"/.exec(html) ?? [];
  const message = await open(link);
  expect(message.status).toBe(200);
  expect(message.html).toContain("&lt;script&gt;alert(&#39;hola&#39;)&lt;/script&gt; &amp; &lt;/pre&gt;");
  expect(message.html).not.toMatch(/<img|<script/);

  const file = await open(`${link}.eml`);
  expect(file.headers.get("content-type")).toBe("message/rfc822");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.eml"$/);
  expect(file.html).toMatch(/^From: /);
});

test.each([
  "/_local/messages/nada",
  "/_local/messages/..%2f..%2fpackage.json",
  "/_local/messages/..%2fdb.lock.eml",
  "/_local/messages/",
  "/_local/nada",
])("%s answers 404 with a way back", async (path) => {
  const { status, html } = await open(path);
  expect(status).toBe(404);
  expect(html).toContain('href="/_local/"');
});

test("a name that leads here by deceit is sent away", async () => {
  const { port } = new URL(backend.url);
  const status = await new Promise((resolve, reject) => {
    const asked = httpRequest({ port, host: "127.0.0.1", path: "/_local/", headers: { host: "evil.example" } });
    asked.on("response", (response) => text(response).then(() => resolve(response.statusCode), reject));
    asked.on("error", reject).end();
  });
  expect(status).toBe(403);
});

test.each([
  ["x-forwarded-for", "203.0.113.9"],
  ["x-forwarded-for", "203.0.113.9, 127.0.0.1"],
  ["x-forwarded-for", "127.0.0.1, 203.0.113.9"],
  ["x-real-ip", "203.0.113.9"],
  ["cf-connecting-ip", "203.0.113.9"],
  ["forwarded", "for=203.0.113.9"],
])("what a tunnel on this machine passes on with %s: %s is sent away", async (name, value) => {
  const response = await fetch(`${backend.url}/_local/`, { headers: { [name]: value } });
  expect(response.status).toBe(403);
});

test("other machines get nothing to read, the calls of their pages work", async () => {
  const { dataDir, remove } = makeDataFolder({ isEmpty: true });
  const shared = createBackend({ root: inject("projectFolder"), dataDir, env: {} });
  const ip = "192.168.1.20";
  for (const path of ["/_local", "/_local/", "/_local/messages/x"]) {
    const response = await shared.fetch(new Request(`http://192.168.1.10:5173${path}`), ip);
    expect(response.status).toBe(403);
  }
  const call = new Request("http://192.168.1.10:5173/api/v1.0/email/send", {
    method: "POST",
    headers: { origin: "http://192.168.1.10:5173" },
    body: "{}",
  });
  expect((await shared.fetch(call, ip)).status).toBe(400);
  const question = new Request("http://192.168.1.10:5173/functions/v1/chat-with-gemini", {
    method: "POST",
    headers: { origin: "http://192.168.1.10:5173", "Content-Type": "application/json", apikey: publicKey },
    body: '{"message":"hola"}',
  });
  expect((await shared.fetch(question, ip)).status).toBe(200);
  await shared.close();
  remove();
});

test("only a page of the site is a way to the pages: the rest belongs to the site", async () => {
  expect((await open("/_localizador")).html).toBe("a page");
  expect((await open("/contacto")).html).toBe("a page");
});
