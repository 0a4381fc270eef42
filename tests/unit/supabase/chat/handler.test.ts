import { expect, test, vi } from "vitest";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import { siteKnowledge } from "#tests/assistant/fixture-knowledge.ts";
import { chatRequest, fakeGemini, geminiText, publicKey } from "./chat-request.ts";

const keys = { SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publicKey }) };
const create = (env: Readonly<Record<string, string>> = {}) =>
  createChatHandler({ ...keys, CHAT_LIMIT: "1000", ...env }, siteKnowledge);
const handle = create();
const own = "http://localhost:5173";
const hello = { message: "hola" };

test("an answer is JSON that nobody keeps, and says who gave it and in which language", async () => {
  const response = await handle(chatRequest({ message: "¿Cuánto cuesta una casa de 40 m²?" }));
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      response: expect.stringMatching(/50\.000.€.*\n.*: \/lum-lienzo$/s),
      cards: [{ text: expect.stringMatching(/50\.000.€/), path: "/lum-lienzo" }],
      answeredBy: "search",
      locale: "es",
    },
  ]);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  [415, "json_required", '{"message":"hola"}', "text/plain"],
  [400, "invalid_json", "{"],
  [400, "invalid_json", new Blob([new Uint8Array([0x22, 0xff, 0x22])])],
  [400, "message_required", { message: 7 }],
  [400, "message_required", { message: " \n\t\u0000" }],
  [400, "message_too_long", { message: "a".repeat(2000) }],
  [400, "previous_invalid", { message: "hola", previous: null }],
  [400, "previous_too_long", { message: "hola", previous: "a".repeat(301) }],
  [413, "body_too_large", { message: "a".repeat(10_000) }],
])("%i %s answers %.40j", async (status, error, body, type = "application/json") => {
  const response = await handle(chatRequest(body, { "Content-Type": type }));
  expect([response.status, await response.json()]).toEqual([status, { error }]);
});

test.each([
  { message: "á".repeat(1000), previous: "á".repeat(300) },
  { message: "😀".repeat(500), previous: " \n " },
  { message: "<script>alert(1)</script><img src=x onerror=alert(1)>", previous: "¿y\u0000?" },
  { message: "{{7*7}} $t(nav.main) {{precio.metro}}" },
  { message: "__proto__ constructor toString", locale: "__proto__" },
  { message: "'; drop table emails; --", locale: 7 },
])("%.60j gets an answer that repeats none of it, in the original language", async (body) => {
  const response = await handle(chatRequest(body));
  const { response: reply, locale } = await response.json();
  expect([response.status, locale]).toEqual([200, "es"]);
  expect(reply).toMatch(/\S/);
  expect(reply).not.toMatch(/<|\{\{|alert|drop table|undefined|null/);
});

test.each([
  ["mira https://www.google.com/maps/@40.47,0.47,17z/data=!8m2!3d40 y dime", "8 m²"],
  ["la de www.casas.example/modelo-40m2", "40 m²"],
  ["<b>licencia</b> <img src=x>", "img"],
])("the words and figures of URLs and tags are not the visitor's: %s", async (message, words) => {
  const { response } = await (await handle(chatRequest({ message }))).json();
  expect(response.replaceAll("\u00A0", " ")).not.toContain(words);
});

test("a URL alone gets an answer", async () => {
  const { response } = await (await handle(chatRequest({ message: "https://maps.example/!8m2!3d40" }))).json();
  expect(response).toContain("/contacto");
});

test.each([
  ["no key", { apikey: "" }],
  ["the beginning of it", { apikey: publicKey.slice(0, -1) }],
])("with %s a question is refused", async (_kind, headers) => {
  const response = await handle(chatRequest(hello, { origin: own, ...headers }));
  expect([response.status, await response.json()]).toEqual([401, { error: "key_required" }]);
  expect(response.headers.get("access-control-allow-origin")).toBe(own);
});

test("the key of an older project is good as well; without any, the log says what is missing", async () => {
  const older = create({ SUPABASE_PUBLISHABLE_KEYS: "", SUPABASE_ANON_KEY: publicKey });
  expect((await older(chatRequest(hello))).status).toBe(200);
  const complaint = mute();
  const without = create({ SUPABASE_PUBLISHABLE_KEYS: "" });
  expect((await without(chatRequest(hello))).status).toBe(500);
  expect(complaint.mock.calls).toEqual([[expect.stringContaining("SUPABASE_PUBLISHABLE_KEYS")]]);
});

test("another method answers 405 and names what is allowed", async () => {
  const response = await handle(new Request("http://localhost", { method: "PUT", headers: { apikey: publicKey } }));
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});

test("a browser that asks beforehand may send what supabase-js sends", async () => {
  const { status, headers } = await handle(
    new Request("http://localhost", { method: "OPTIONS", headers: { origin: own } }),
  );
  expect([status, headers.get("access-control-allow-origin")]).toEqual([204, own]);
  expect(headers.get("access-control-allow-headers")).toContain("authorization, x-client-info, apikey, content-type");
});

test.each([
  [{}, own, 200],
  [{}, "https://evil.example", 403],
  [{}, "http://localhost.evil.example", 403],
  [{ ALLOWED_ORIGINS: " https://www.mod.example, https://mod.example/" }, "https://mod.example", 200],
  [{ ALLOWED_ORIGINS: "https://www.mod.example" }, own, 403],
])("with %j, pages of %s get %i", async (env, origin, status) => {
  const response = await create(env)(chatRequest(hello, { origin }));
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBe(status === 200 ? origin : null);
});

/** Keeps what goes to the log out of the terminal until the end of the test. */
function mute() {
  return vi.spyOn(console, "error").mockImplementation(() => {});
}

/** Returns a handler that counts in a database, which answers each limit by its name with the seconds to wait. */
function createCounted(waits: Readonly<Record<string, unknown>>, env: Readonly<Record<string, string>> = {}) {
  const counted: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
    expect(url).toBe("https://project.example/rest/v1/rpc/hit_rate_limit");
    counted.push(JSON.parse(String(body)));
    return Response.json(waits[JSON.parse(String(body)).limit_name] ?? 0);
  });
  const database = { SUPABASE_URL: "https://project.example", SUPABASE_SECRET_KEYS: '{"default":"s"}' };
  return { ask: create({ ...database, ...env }), counted };
}

test("instances of the function share the count of the database", async () => {
  const { ask, counted } = createCounted({ chat: 42 });
  const refused = await ask(chatRequest(hello, { origin: own }));
  expect([refused.status, await refused.json()]).toEqual([429, { error: "too_many_messages" }]);
  expect(refused.headers.get("retry-after")).toBe("42");
  // A page of another origin reads no header that is not named.
  expect(refused.headers.get("access-control-expose-headers")).toBe("Retry-After");
  expect(counted).toEqual([{ limit_name: "chat", client: "10.7.7.7", max_hits: 1000, window_seconds: 300 }]);
});

test("messages whose IP address cannot be read are counted too, those without any header of one are not", async () => {
  const { ask, counted } = createCounted({});
  for (const address of ["", "999.1.1.1"]) await ask(chatRequest(hello, { "cf-connecting-ip": address }));
  const bare = chatRequest(hello);
  bare.headers.delete("cf-connecting-ip");
  expect((await ask(bare)).status).toBe(200);
  expect(counted).toMatchObject([{ client: "" }, { client: "999.1.1.1" }]);
});

test("they share the calls of the day, beyond which the search answers", async () => {
  const complaint = mute();
  const { ask, counted } = createCounted({ "chat-model": 1 }, { GEMINI_API_KEY: "k", CHAT_DAILY_LIMIT: "3" });
  const calls = fakeGemini(() => geminiText("Del modelo."));
  expect(await (await ask(chatRequest(hello))).json()).toMatchObject({ answeredBy: "search" });
  expect(counted[1]).toEqual({ limit_name: "chat-model", client: "all", max_hits: 3, window_seconds: 86_400 });
  expect([calls, complaint.mock.calls]).toEqual([
    [],
    [["The search answers instead of Gemini: its 3 calls of the day are used up."]],
  ]);
});

test("without a count of the database the message is answered all the same", async () => {
  const complaint = mute();
  expect((await createCounted({ chat: "no number" }).ask(chatRequest(hello))).status).toBe(200);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  const database = { SUPABASE_URL: "https://project.example", SUPABASE_SECRET_KEYS: '{"default":"s"}' };
  expect((await create(database)(chatRequest(hello))).status).toBe(200);
  expect(complaint).toHaveBeenCalledTimes(2);
});

test("without a count of the day's calls the search answers, because each costs money", async () => {
  const complaint = mute();
  const { ask } = createCounted({ "chat-model": "no number" }, { GEMINI_API_KEY: "k" });
  const calls = fakeGemini(() => geminiText("Del modelo."));
  expect(await (await ask(chatRequest(hello))).json()).toMatchObject({ answeredBy: "search" });
  expect(calls).toEqual([]);
  expect(complaint).toHaveBeenLastCalledWith("The search answers instead of Gemini: its calls cannot be counted.");
});
