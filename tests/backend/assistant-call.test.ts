import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { chatRequest } from "#tests/unit/supabase/chat/chat-request.ts";
import { publicKey, siteClient } from "./site-client.ts";
import { type RunningBackend, startBackend } from "./start-backend.ts";

const question = { message: "¿Hace falta licencia?" };

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ env: { CHAT_LIMIT: "1000" } });
});
afterAll(() => backend.stop());

test("the real client gets an answer from the site's texts; its call carries the public key alone", async () => {
  const { functions } = siteClient(backend.url, "10.0.0.1");
  const { data, error } = await functions.invoke("chat-with-gemini", { body: question });
  expect(error).toBeNull();
  expect(data.response).toContain("¿Hace falta licencia?\nLo habitual es que sí.");
  expect(backend.seen.at(-1)?.apikey).toBe(publicKey);
  expect(backend.seen.at(-1)?.authorization).toBeUndefined();
});

test("a failure reaches the client as an error with its status", async () => {
  const { functions } = siteClient(backend.url, "10.0.0.3");
  const { data, error } = await functions.invoke("chat-with-gemini", { body: { message: " " } });
  expect(data).toBeNull();
  expect(error).toMatchObject({ name: "FunctionsHttpError", context: { status: 400 } });
  expect(await error.context.json()).toEqual({ error: "message_required" });
  const unknown = await functions.invoke("other", { body: {} });
  expect(unknown.error).toMatchObject({ context: { status: 404 } });
});

test("locally the key is the one that pages are built with", async () => {
  const own = await startBackend({ env: { VITE_SUPABASE_KEY: "sb_publishable_own" } });
  onTestFinished(() => own.stop());
  const statusOf = async (apikey: string) =>
    (await fetch(chatRequest(question, { apikey }, `${own.url}/functions/v1/chat-with-gemini`))).status;
  expect([await statusOf("sb_publishable_own"), await statusOf(publicKey)]).toEqual([200, 401]);
});
