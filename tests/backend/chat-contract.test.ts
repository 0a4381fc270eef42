import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { close } from "#scripts/serve/port.ts";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import { siteKnowledge } from "#tests/assistant/fixture-knowledge.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { checkDenoTypes, startDenoFunction } from "./deno-function.ts";
import { publicKey } from "./site-keys.ts";

type Variables = Readonly<Record<string, string>>;

async function startNodeFunction(env: Variables) {
  const handle = createChatHandler({ env, knowledge: siteKnowledge });
  const listener = getRequestListener(handle, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  const port = await listenAnywhere(server);
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) };
}

const message = "¿Cuánto cuesta una casa de 40 metros cuadrados?";
const price = "dan un precio orientativo de 50.000\u00A0€.";

// What it does besides, `tests/unit/supabase/chat/` asks the handler itself.
describe.each([
  ["Node", startNodeFunction],
  ["Deno", (env: Variables) => startDenoFunction("chat-with-gemini", env)],
])("on %s", (_runtime, start) => {
  let chat: Awaited<ReturnType<typeof startNodeFunction>>;
  const asked: unknown[] = [];
  const model = createServer(async (request, response) => {
    asked.push(await json(request));
    // The first question gets an answer; the second none in time.
    if (asked.length === 1) response.end('{"candidates":[{"content":{"parts":[{"text":"Del modelo."}]}}]}');
  });
  const ask = (body: BodyInit, headers: Record<string, string> = {}) => {
    const own = { "Content-Type": "application/json", apikey: publicKey, "x-forwarded-for": "10.0.0.1" };
    return fetch(chat.url, { method: "POST", body, headers: { ...own, ...headers } });
  };
  const question = JSON.stringify({ message });

  beforeAll(async () => {
    const port = await listenAnywhere(model);
    chat = await start({
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publicKey }),
      CHAT_LIMIT: "3",
      GEMINI_API_KEY: "key",
      GEMINI_BASE_URL: `http://127.0.0.1:${port}`,
      GEMINI_TIMEOUT_MS: "500",
    });
  });
  afterAll(async () => {
    await chat.stop();
    model.closeAllConnections();
    await close(model);
  });

  test("a browser that asks beforehand may send what supabase-js sends, and no key is no answer", async () => {
    const origin = "http://localhost:5173";
    const { status, headers } = await fetch(chat.url, { method: "OPTIONS", headers: { origin } });
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, origin]);
    expect(headers.get("access-control-allow-headers")).toContain("authorization, x-client-info, apikey, content-type");
    expect((await ask(question, { apikey: "other" })).status).toBe(401);
  });

  test("ten megabytes are refused", async () => {
    const response = await ask(new Uint8Array(10_000_000).fill(0x61));
    expect([response.status, await response.json()]).toEqual([413, { error: "body_too_large" }]);
  });

  test("the model answers, the search where it does not in time, and a client that asks too often waits", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => complaint.mockRestore());
    const first = await ask(question);
    expect(await first.json()).toEqual({ response: "Del modelo.", answeredBy: "model", locale: "es" });
    expect(asked).toMatchObject([{ contents: [{ role: "user", parts: [{ text: message }] }] }]);
    const second = await (await ask(question)).json();
    expect(second).toMatchObject({ response: expect.stringContaining(price), answeredBy: "search" });
    expect((await ask(question)).status).toBe(200);
    const fourth = await ask(question, { "x-forwarded-for": "2.2.2.2, 10.0.0.1" });
    expect([fourth.status, await fourth.json()]).toEqual([429, { error: "too_many_messages" }]);
    expect((await ask(question, { "x-forwarded-for": "10.0.0.2" })).status).toBe(200);
  });
});

test("the types of the file that only Deno reads are right", () => {
  expect(checkDenoTypes("chat-with-gemini")).toEqual({ status: 0, stderr: "" });
});
