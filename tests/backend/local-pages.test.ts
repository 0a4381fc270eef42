import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "#app/content/project-root.server.ts";
import { createBackend } from "#scripts/backend/create-backend.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { siteClient } from "./site-client.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function open(path: string) {
  const response = await fetch(backend.url + path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

async function sendMessage(fields: object): Promise<void> {
  const response = await fetch(`${backend.url}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      user_id: "local_public_key",
      service_id: "local_service",
      template_id: "local_template",
      template_params: { from_name: "Ana", from_email: "ana@correo.es", message: "Hola a todos", ...fields },
    }),
  });
  expect(response.status).toBe(200);
}

test("at first it says that nothing has come, and from where to send something", async () => {
  const { status, headers, html } = await open("/_local/");
  expect(status).toBe(200);
  expect(html).toContain("Todavía no ha llegado ningún mensaje");
  expect(html).toContain("Todavía no hay ninguna suscripción");
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
  expect(html).toContain("1 dirección en la base de datos.");
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
  const { dataDir, remove } = makeDataFolder();
  const shared = createBackend({ root: projectRoot(), dataDir, env: {}, inMemory: true });
  const address = "192.168.1.20";
  for (const path of ["/_local", "/_local/", "/_local/messages/x"]) {
    const response = await shared.fetch(new Request(`http://192.168.1.10:5173${path}`), address);
    expect(response.status).toBe(403);
  }
  const call = new Request("http://192.168.1.10:5173/api/v1.0/email/send", {
    method: "POST",
    headers: { origin: "http://192.168.1.10:5173" },
    body: "{}",
  });
  expect((await shared.fetch(call, address)).status).toBe(400);
  const question = new Request("http://192.168.1.10:5173/functions/v1/chat-with-gemini", {
    method: "POST",
    headers: { origin: "http://192.168.1.10:5173", "Content-Type": "application/json" },
    body: '{"message":"hola"}',
  });
  expect((await shared.fetch(question, address)).status).toBe(200);
  await shared.close();
  remove();
});

test("only a page of the site is a way to the pages: the rest belongs to the site", async () => {
  expect((await open("/_localizador")).html).toBe("a page");
  expect((await open("/contacto")).html).toBe("a page");
});
