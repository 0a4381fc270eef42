import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import { fill } from "#supabase/functions/chat-with-gemini/reply-texts.ts";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";
import { siteClient } from "./site-client.ts";
import { publicKey, secretKey } from "./site-keys.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

// A question of the site, which the assistant answers word for word.
const faq = frozenKnowledge.passages.find(({ kind, title }) => kind === "answer" && title.startsWith("¿"));
if (!faq) throw new Error("The frozen knowledge has no question.");
const question = { message: faq.title };
const pageLine = fill(frozenKnowledge.texts.more, { path: faq.path });

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ env: { CHAT_LIMIT: "1000", UNRELATED_SECRET: "x" } });
});
afterAll(() => backend.stop());

test("the real client gets an answer from the site's texts, with the page it is from", async () => {
  const { data, error } = await siteClient(backend.url, "10.0.0.1").functions.invoke("chat-with-gemini", {
    body: question,
  });
  expect(error).toBeNull();
  expect(data.response).toContain(faq.text.slice(0, 60));
  expect(data.response.endsWith(pageLine)).toBe(true);
});

test("without a session the call carries the public key alone", async () => {
  await siteClient(backend.url, "10.0.0.2").functions.invoke("chat-with-gemini", { body: question });
  const headers = backend.seen.at(-1);
  expect(headers?.apikey).toBe(publicKey);
  expect(headers?.authorization).toBeUndefined();
});

test("with a session stored under the client's key its token is the bearer token, and the answer is the same", async () => {
  const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl";
  const session = {
    access_token: token,
    refresh_token: "r",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    token_type: "bearer",
    user: { id: "1", aud: "authenticated", app_metadata: {}, user_metadata: {}, created_at: "2026-01-01" },
  };
  // The name that supabase-js derives from the host: nothing but a browser's storage is replaced here.
  const stored = new Map([["sb-127-auth-token", JSON.stringify(session)]]);
  const client = createClient(backend.url, publicKey, {
    auth: {
      autoRefreshToken: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
  });
  const { data, error } = await client.functions.invoke("chat-with-gemini", { body: question });
  expect(error).toBeNull();
  expect(data.response.endsWith(pageLine)).toBe(true);
  expect(backend.seen.at(-1)).toMatchObject({ apikey: publicKey, authorization: `Bearer ${token}` });
});

test("what goes wrong reaches the client as an error with the status", async () => {
  const { functions } = siteClient(backend.url, "10.0.0.3");
  const { data, error } = await functions.invoke("chat-with-gemini", { body: { message: " " } });
  expect(data).toBeNull();
  expect(error).toMatchObject({ name: "FunctionsHttpError", context: { status: 400 } });
  expect(await error.context.json()).toEqual({ error: "message_required" });
});

test("an unknown function answers 404", async () => {
  const { error } = await siteClient(backend.url, "10.0.0.4").functions.invoke("other", { body: {} });
  expect(error).toMatchObject({ context: { status: 404 } });
});

test("instances of the function that share a database share the count", async () => {
  // On a busy machine its start takes longer than a visitor is kept waiting for a count.
  await siteClient(backend.url, "10.0.0.5", secretKey).from("emails").select("id");
  const env = {
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    CHAT_LIMIT: "3",
  };
  const instances = [
    createChatHandler({ env, knowledge: frozenKnowledge }),
    createChatHandler({ env, knowledge: frozenKnowledge }),
  ];
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    const request = new Request("http://localhost/chat-with-gemini", {
      method: "POST",
      headers: { "Content-Type": "application/json", "cf-connecting-ip": "10.7.7.7" },
      body: JSON.stringify(question),
    });
    // By turns: no instance alone sees more than two.
    statuses.push((await instances[count % 2]?.(request))?.status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("without an answer of the database the message is answered all the same", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const settings of [
    { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_SERVICE_ROLE_KEY: "k" },
    { SUPABASE_URL: backend.url, SUPABASE_SERVICE_ROLE_KEY: "wrong" },
  ]) {
    const handle = createChatHandler({ env: settings, knowledge: frozenKnowledge });
    const request = new Request("http://localhost/", {
      method: "POST",
      headers: { "Content-Type": "application/json", "cf-connecting-ip": "10.8.8.8" },
      body: JSON.stringify(question),
    });
    expect((await handle(request)).status).toBe(200);
  }
  expect(complaint).toHaveBeenCalledTimes(2);
  complaint.mockRestore();
});

test("without an IP address messages are not counted: all visitors would share one limit", async () => {
  const handle = createChatHandler({ env: { CHAT_LIMIT: "1" }, knowledge: frozenKnowledge });
  for (const _call of ["first", "second"]) {
    const request = new Request("http://localhost/", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(question),
    });
    expect((await handle(request)).status).toBe(200);
  }
});

test("a site's own list of origins shuts no page out that stands beside the function", async () => {
  const shared = await startBackend({ env: { ALLOWED_ORIGINS: "https://www.mod.es" } });
  for (const [origin, status] of [
    [shared.url, 200],
    ["https://www.mod.es", 200],
    ["https://evil.example", 403],
  ] as const) {
    const response = await fetch(`${shared.url}/functions/v1/chat-with-gemini`, {
      method: "POST",
      headers: { "Content-Type": "application/json", origin },
      body: JSON.stringify(question),
    });
    expect([origin, response.status]).toEqual([origin, status]);
  }
  await shared.stop();
});
