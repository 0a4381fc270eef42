import { expect, test } from "vitest";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import { siteKnowledge } from "#tests/assistant/fixture-knowledge.ts";
import { chatRequest, publicKey } from "./chat-request.ts";

const keys = { SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publicKey }) };
const create = (env: Readonly<Record<string, string>> = {}) =>
  createChatHandler({ env: { ...keys, CHAT_LIMIT: "1000", ...env }, knowledge: siteKnowledge });
const handle = create();
const own = "http://localhost:5173";

test("an answer is JSON that nobody keeps, and says who gave it and in which language", async () => {
  const response = await handle(chatRequest({ message: "¿Cuánto cuesta una casa de 40 m²?" }));
  expect([response.status, await response.json()]).toEqual([
    200,
    { response: expect.stringMatching(/50\.000.€.*\n.*: \/lum-lienzo$/s), answeredBy: "search", locale: "es" },
  ]);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["text/plain", 415, "json_required", '{"message":"hola"}'],
  ["application/jsonp", 415, "json_required", '{"message":"hola"}'],
  ["application/json", 400, "invalid_json", "{"],
  ["application/json", 400, "invalid_json", new Blob([new Uint8Array([0x22, 0xff, 0x22])])],
  ["application/json", 400, "message_required", "null"],
  ["application/json", 400, "message_required", `${"[".repeat(1000)}${"]".repeat(1000)}`],
  ["application/json", 400, "message_required", { message: 7 }],
  ["application/json", 400, "message_required", { message: " \n\t\u0000" }],
  ["application/json", 400, "message_too_long", { message: "a".repeat(2000) }],
  ["application/json", 400, "message_too_long", { message: "ﷺ".repeat(1000) }],
  ["application/json", 400, "previous_invalid", { message: "hola", previous: null }],
  ["application/json", 400, "previous_too_long", { message: "hola", previous: "a".repeat(301) }],
  ["application/json", 413, "body_too_large", { message: "a".repeat(10_000) }],
])("what is %s answers %i %s: %.40j", async (type, status, error, body) => {
  const response = await handle(chatRequest(body, { "Content-Type": type }));
  expect([response.status, await response.json()]).toEqual([status, { error }]);
});

test.each([
  { message: "á".repeat(1000), previous: "á".repeat(300) },
  { message: "😀".repeat(500), previous: " \n " },
  { message: `  ${"a".repeat(1000)}\n`, previous: "" },
  { message: "<script>alert(1)</script><img src=x onerror=alert(1)>", previous: "¿y\u0000?" },
  { message: "precio \ud800" },
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

test("a page in another language gets its answer, with the sentences and the path of that language", async () => {
  const response = await handle(chatRequest({ message: "Warranties of roofs?", locale: "en" }));
  const [passage] = siteKnowledge.languages.en?.passages ?? [];
  expect(await response.json()).toEqual({
    response: `This is what the website says:\n\n${passage?.title}\n${passage?.text}\n${passage?.path}`,
    answeredBy: "search",
    locale: "en",
  });
});

test.each([
  ["none", { apikey: "" }],
  ["another", { apikey: "sb_publishable_other" }],
  ["the beginning of it", { apikey: publicKey.slice(0, -1) }],
  ["it twice", { apikey: `${publicKey}, ${publicKey}` }],
  ["it as a token alone", { apikey: "", authorization: `Bearer ${publicKey}` }],
])("without the publishable key, with %s, a question is refused", async (_kind, headers) => {
  const response = await handle(chatRequest({ message: "hola" }, { origin: own, ...headers }));
  expect([response.status, await response.json()]).toEqual([401, { error: "key_required" }]);
  expect(response.headers.get("access-control-allow-origin")).toBe(own);
});

test("the key of an older project is good as well, and a session's token beside it does no harm", async () => {
  const older = create({ SUPABASE_PUBLISHABLE_KEYS: "", SUPABASE_ANON_KEY: publicKey });
  const session = { authorization: "Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl" };
  expect((await older(chatRequest({ message: "hola" }, session))).status).toBe(200);
});

test.each(["GET", "PUT", "DELETE"])("%s answers 405 and names what is allowed", async (method) => {
  const response = await handle(new Request("http://localhost", { method, headers: { apikey: publicKey } }));
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});

test.each([
  [{}, own, 200],
  [{}, "https://evil.example", 403],
  [{}, "null", 403],
  [{}, "http://localhost.evil.example", 403],
  [{}, "http://127.0.0.1.nip.io", 403],
  [{ ALLOWED_ORIGINS: " https://www.mod.example, https://mod.example/" }, "https://mod.example", 200],
  [{ ALLOWED_ORIGINS: "https://www.mod.example" }, own, 403],
])("with %j, pages of %s get %i", async (env, origin, status) => {
  const response = await create(env)(chatRequest({ message: "hola" }, { origin }));
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBe(status === 200 ? origin : null);
});

test("thirty messages a minute: the 21st has to wait, another client has not", async () => {
  const limited = createChatHandler({ env: keys, knowledge: siteKnowledge });
  const statuses = [];
  for (let count = 1; count <= 30; count += 1) statuses.push((await limited(chatRequest({ message: "hola" }))).status);
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(10).fill(429)]);
  const refused = await limited(chatRequest({ message: "hola" }));
  expect(await refused.json()).toEqual({ error: "too_many_messages" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(290);
  expect((await limited(chatRequest({ message: "hola" }, { "cf-connecting-ip": "10.0.0.2" }))).status).toBe(200);
});

test("messages whose IP address cannot be read share one limit, those without any header of one are not counted", async () => {
  const limited = create({ CHAT_LIMIT: "1" });
  const statuses = [];
  for (const address of ["", "unknown", "999.1.1.1"])
    statuses.push((await limited(chatRequest({ message: "hola" }, { "cf-connecting-ip": address }))).status);
  expect(statuses).toEqual([200, 429, 429]);
  for (const _each of [1, 2]) {
    const bare = chatRequest({ message: "hola" });
    bare.headers.delete("cf-connecting-ip");
    expect((await limited(bare)).status).toBe(200);
  }
});
