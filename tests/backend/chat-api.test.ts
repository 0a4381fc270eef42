import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import { knowledge, siteKnowledge } from "#tests/assistant/fixture-knowledge.ts";
import { geminiText, startFakeGemini } from "./fake-gemini.ts";
import { siteClient } from "./site-client.ts";
import { publicKey, secretKey } from "./site-keys.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

// A question of the site, which the assistant answers word for word.
const faq = knowledge.passages.find(({ title }) => title === "¿Hace falta licencia?");
if (!faq) throw new Error("The fixture site has no such question.");
const question = { message: faq.title };

/** What Supabase sets for its functions. */
const keys = { SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publicKey }) };

/** A request as it gets to the function, from a client with an IP address. */
function questionFrom(ip: string, init: RequestInit = {}): Request {
  return new Request("http://localhost/chat-with-gemini", {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: publicKey, "cf-connecting-ip": ip },
    body: JSON.stringify(question),
    ...init,
  });
}

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
  expect(data.response).toContain(`${faq.title}\n${faq.text}\n${faq.path}`);
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
  expect(data.response).toContain(`${faq.title}\n${faq.text}\n${faq.path}`);
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
  await siteClient(backend.url, "10.0.0.5").from("emails").insert({ email: "ana@correo.es" });
  const env = {
    ...keys,
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    CHAT_LIMIT: "3",
  };
  const instances = [
    createChatHandler({ env, knowledge: siteKnowledge }),
    createChatHandler({ env, knowledge: siteKnowledge }),
  ];
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    // By turns: no instance alone sees more than two.
    statuses.push((await instances[count % 2]?.(questionFrom("10.7.7.7")))?.status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("instances that share a database share the calls of the day, and the search answers beyond them", async () => {
  const gemini = await startFakeGemini();
  onTestFinished(() => gemini.stop());
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const env = {
    ...keys,
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    GEMINI_API_KEY: "k",
    GEMINI_BASE_URL: gemini.url,
    CHAT_DAILY_LIMIT: "3",
  };
  const one = createChatHandler({ env, knowledge: siteKnowledge });
  const other = createChatHandler({ env, knowledge: siteKnowledge });
  const answeredBy = [];
  for (const [index, handle] of [one, other, one, other].entries()) {
    const response = await handle(questionFrom(`10.6.6.${index}`));
    answeredBy.push((await response.json()).answeredBy);
  }
  expect(answeredBy).toEqual(["model", "model", "model", "search"]);
  expect(complaint.mock.calls).toEqual([["The search answers instead of Gemini: its 3 calls of the day are used up."]]);
});

test.each([
  [
    { status: 429, body: { error: { status: "RESOURCE_EXHAUSTED", message: `«${faq.title}» is too much` } } },
    "it answered 429 RESOURCE_EXHAUSTED",
  ],
  [
    { status: 400, body: { error: { status: "INVALID_ARGUMENT", details: [{ reason: "API_KEY_INVALID" }, 7] } } },
    "it answered 400 INVALID_ARGUMENT API_KEY_INVALID",
  ],
  [{ status: 500, body: `<html>${faq.title}` }, "it answered 500"],
  [{ body: geminiText("", "OTHER") }, "its answer is empty OTHER"],
  [{ body: geminiText("Una casa de 40 m² cuesta 36.", "MAX_TOKENS") }, "its answer is cut off MAX_TOKENS"],
  [{ body: faq.title }, "its answer is no object in JSON"],
  [{ body: geminiText("tarde"), delayMs: 2000 }, "it gave no answer in 100 ms"],
])("why the model did not answer is one line of the log, without the visitor's words: %j", async (reply, reason) => {
  const gemini = await startFakeGemini();
  onTestFinished(() => gemini.stop());
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  gemini.reply = reply;
  const env = { ...keys, GEMINI_API_KEY: "k", GEMINI_BASE_URL: gemini.url, GEMINI_TIMEOUT_MS: "100" };
  const response = await createChatHandler({ env, knowledge: siteKnowledge })(questionFrom("10.5.5.5"));
  expect((await response.json()).answeredBy).toBe("search");
  expect(complaint.mock.calls).toEqual([[`The search answers instead of Gemini: ${reason}.`]]);
});

test("a visitor who has left gets nothing, and the log says nothing", async () => {
  const gemini = await startFakeGemini();
  onTestFinished(() => gemini.stop());
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  gemini.reply = { body: geminiText("tarde"), delayMs: 2000 };
  const env = { ...keys, GEMINI_API_KEY: "k", GEMINI_BASE_URL: gemini.url };
  const visitor = new AbortController();
  const answer = createChatHandler({ env, knowledge: siteKnowledge })(
    questionFrom("10.4.4.4", { signal: visitor.signal }),
  );
  await expect.poll(() => gemini.asked.length).toBe(1);
  visitor.abort();
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([499, ""]);
  expect(complaint).not.toHaveBeenCalled();
});

test("the key of an older project is good as well", async () => {
  for (const env of [{ SUPABASE_ANON_KEY: publicKey }, { ...keys, SUPABASE_ANON_KEY: "eyJ.older" }]) {
    const handle = createChatHandler({ env, knowledge: siteKnowledge });
    expect((await handle(questionFrom("10.2.2.2"))).status).toBe(200);
  }
});

test("locally the key is the one that pages are built with", async () => {
  const own = await startBackend({ env: { VITE_SUPABASE_KEY: "sb_publishable_own" } });
  onTestFinished(() => own.stop());
  const statusOf = async (apikey: string) => {
    const init = {
      method: "POST",
      headers: { apikey, "Content-Type": "application/json" },
      body: '{"message":"hola"}',
    };
    return (await fetch(`${own.url}/functions/v1/chat-with-gemini`, init)).status;
  };
  expect([await statusOf("sb_publishable_own"), await statusOf(publicKey)]).toEqual([200, 401]);
});

test("without an answer of the database the message is answered all the same", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const settings of [
    { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_SERVICE_ROLE_KEY: "k" },
    { SUPABASE_URL: backend.url, SUPABASE_SERVICE_ROLE_KEY: "wrong" },
  ]) {
    const handle = createChatHandler({ env: { ...keys, ...settings }, knowledge: siteKnowledge });
    expect((await handle(questionFrom("10.8.8.8"))).status).toBe(200);
  }
  expect(complaint).toHaveBeenCalledTimes(2);
  complaint.mockRestore();
});

test("messages whose IP address cannot be read share one limit, those without any header of one are not counted", async () => {
  const handle = createChatHandler({ env: { ...keys, CHAT_LIMIT: "1" }, knowledge: siteKnowledge });
  const statuses = [];
  for (const header of ["", "unknown", "999.1.1.1"]) statuses.push((await handle(questionFrom(header))).status);
  expect(statuses).toEqual([200, 429, 429]);
  for (const _each of [1, 2]) {
    const bare = questionFrom("10.0.0.1");
    bare.headers.delete("cf-connecting-ip");
    expect((await handle(bare)).status).toBe(200);
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
      headers: { "Content-Type": "application/json", apikey: publicKey, origin },
      body: JSON.stringify(question),
    });
    expect([origin, response.status]).toEqual([origin, status]);
  }
  await shared.stop();
});
