import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import { siteKnowledge } from "#tests/assistant/fixture-knowledge.ts";
import { chatRequest, fakeGemini, geminiText } from "#tests/unit/supabase/chat/chat-request.ts";
import { siteClient } from "./site-client.ts";
import { publicKey, secretKey } from "./site-keys.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

const question = { message: "¿Hace falta licencia?" };
const answer = "¿Hace falta licencia?\nLo habitual es que sí.";

let backend: RunningBackend;
/** What Supabase sets for its functions. */
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  backend = await startBackend({ env: { CHAT_LIMIT: "1000", ALLOWED_ORIGINS: "https://www.mod.es" } });
  env = {
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publicKey }),
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  };
});
afterAll(() => backend.stop());

test("the real client gets an answer from the site's texts; its call carries the public key alone", async () => {
  const { functions } = siteClient(backend.url, "10.0.0.1");
  const { data, error } = await functions.invoke("chat-with-gemini", { body: question });
  expect(error).toBeNull();
  expect(data.response).toContain(answer);
  expect(backend.seen.at(-1)?.apikey).toBe(publicKey);
  expect(backend.seen.at(-1)?.authorization).toBeUndefined();
});

test("what goes wrong reaches the client as an error with the status", async () => {
  const { functions } = siteClient(backend.url, "10.0.0.3");
  const { data, error } = await functions.invoke("chat-with-gemini", { body: { message: " " } });
  expect(data).toBeNull();
  expect(error).toMatchObject({ name: "FunctionsHttpError", context: { status: 400 } });
  expect(await error.context.json()).toEqual({ error: "message_required" });
  const unknown = await functions.invoke("other", { body: {} });
  expect(unknown.error).toMatchObject({ context: { status: 404 } });
});

test("instances of the function that share a database share the count", async () => {
  // On a busy machine its start takes longer than a visitor is kept waiting for a count.
  await siteClient(backend.url, "10.0.0.5").from("emails").insert({ email: "ana@correo.es" });
  const create = () => createChatHandler({ env: { ...env, CHAT_LIMIT: "3" }, knowledge: siteKnowledge });
  const statuses = [];
  // By turns: no instance alone sees more than two.
  const [one, other] = [create(), create()];
  for (const handle of [one, other, one, other]) statuses.push((await handle(chatRequest(question))).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("instances that share a database share the calls of the day, and the search answers beyond them", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  fakeGemini(() => geminiText("Del modelo."));
  const settings = { ...env, GEMINI_API_KEY: "k", CHAT_DAILY_LIMIT: "3" };
  const create = () => createChatHandler({ env: settings, knowledge: siteKnowledge });
  const [one, other] = [create(), create()];
  const answeredBy = [];
  for (const [index, handle] of [one, other, one, other].entries()) {
    const response = await handle(chatRequest(question, { "cf-connecting-ip": `10.6.6.${index}` }));
    answeredBy.push((await response.json()).answeredBy);
  }
  expect(answeredBy).toEqual(["model", "model", "model", "search"]);
  expect(complaint.mock.calls).toEqual([["The search answers instead of Gemini: its 3 calls of the day are used up."]]);
});

test("without an answer of the database the message is answered all the same", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  for (const settings of [{ SUPABASE_URL: "http://127.0.0.1:1" }, { SUPABASE_SECRET_KEYS: '{"default":"wrong"}' }]) {
    const handle = createChatHandler({ env: { ...env, ...settings }, knowledge: siteKnowledge });
    expect((await handle(chatRequest(question))).status).toBe(200);
  }
  expect(complaint).toHaveBeenCalledTimes(2);
});

test("locally the key is the one that pages are built with", async () => {
  const own = await startBackend({ env: { VITE_SUPABASE_KEY: "sb_publishable_own" } });
  onTestFinished(() => own.stop());
  const statusOf = async (apikey: string) =>
    (await fetch(chatRequest(question, { apikey }, `${own.url}/functions/v1/chat-with-gemini`))).status;
  expect([await statusOf("sb_publishable_own"), await statusOf(publicKey)]).toEqual([200, 401]);
});

test.each([
  [200, "the backend's own", () => backend.url],
  [200, "one of its list", () => "https://www.mod.es"],
  [403, "another", () => "https://evil.example"],
])("a site's own list of origins: %i for %s", async (status, _which, origin) => {
  const url = `${backend.url}/functions/v1/chat-with-gemini`;
  expect((await fetch(chatRequest(question, { origin: origin() }, url))).status).toBe(status);
});
