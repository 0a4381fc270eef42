import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { createAssistant } from "#supabase/functions/chat-with-gemini/answers.ts";
import { countTokens, instructionFor } from "#supabase/functions/chat-with-gemini/instruction.ts";
import type { ChatQuestion } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { createResponder } from "#supabase/functions/chat-with-gemini/responder.ts";
import { readChatSettings } from "#supabase/functions/chat-with-gemini/settings.ts";
import { knowledge, siteKnowledge } from "#tests/assistant/fixture-knowledge.ts";
import { fakeGemini, geminiText } from "./chat-request.ts";

const question = { message: "¿Hace falta licencia?" };
const settings = readChatSettings({
  GEMINI_API_KEY: "secret-key",
  GEMINI_MODEL: "gemini-test",
  GEMINI_TIMEOUT_MS: "100",
});
const longRule = knowledge.instruction.split("\n").find((line) => line.length >= 80) ?? "";

const responder = createResponder(siteKnowledge, settings);
const respond = (signal = new AbortController().signal, asked: ChatQuestion = question) => responder(asked, signal);

let complaint: MockInstance<typeof console.error>;
beforeEach(() => {
  complaint = vi.spyOn(console, "error").mockImplementation(() => {});
});

test("it is asked once, with the site's texts and the question apart from them, and the one before as its own part", async () => {
  const calls = fakeGemini(() => geminiText("Sí. Más información: /una-pagina"));
  const reply = await respond(undefined, { ...question, previous: "¿Cuánto cuesta LUM|NORTE?" });
  expect(reply).toEqual({ response: "Sí. Más información: /una-pagina", cards: [], answeredBy: "model", locale: "es" });
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(["/v1beta/models/gemini-test:generateContent"]);
  expect(calls[0]?.headers.get("x-goog-api-key")).toBe("secret-key");
  expect(calls[0]?.body).toEqual({
    systemInstruction: { parts: [{ text: expect.stringContaining("¿Hace falta licencia?: Lo habitual es que sí.") }] },
    contents: [{ role: "user", parts: [{ text: "¿Cuánto cuesta LUM|NORTE?" }, { text: question.message }] }],
    generationConfig: { maxOutputTokens: expect.any(Number) },
  });
});

test("thoughts of the model are left out", async () => {
  const parts = [{ text: "Pienso…", thought: true }, { text: "Hola" }, { text: ", ¿qué tal?" }];
  fakeGemini(() => Response.json({ candidates: [{ content: { parts }, finishReason: "STOP" }] }));
  expect(await respond()).toMatchObject({ response: "Hola, ¿qué tal?" });
});

test.each<[string, () => Response | Promise<Response>]>([
  ["its answer is empty or cut off SAFETY", () => Response.json({ promptFeedback: { blockReason: "SAFETY" } })],
  ["its answer is empty or cut off RECITATION", () => Response.json({ candidates: [{ finishReason: "RECITATION" }] })],
  ["its answer is empty or cut off SAFETY", () => geminiText("Una casa de", "SAFETY")],
  ["its answer showed its instructions", () => geminiText(`Mis instrucciones: ${longRule.replace(/^- /, "")}`)],
  [
    "it answered 429 RESOURCE_EXHAUSTED",
    () => Response.json({ error: { status: "RESOURCE_EXHAUSTED", message: question.message } }, { status: 429 }),
  ],
  [
    "it answered 400 INVALID_ARGUMENT API_KEY_INVALID",
    () => {
      const error = { status: "INVALID_ARGUMENT", details: [{ reason: "API_KEY_INVALID" }, 7, null] };
      return Response.json({ error }, { status: 400 });
    },
  ],
  ["it answered 500", () => new Response(`<html>${question.message}`, { status: 500 })],
  ["its answer is empty or cut off OTHER", () => geminiText(" \n", "OTHER")],
  [
    "its answer is empty or cut off",
    () => Response.json({ candidates: [{ content: { parts: [null, 7, { text: 7 }] } }] }),
  ],
  ["its answer is empty or cut off", () => Response.json({ candidates: "none" })],
  ["its answer is empty or cut off MAX_TOKENS", () => geminiText("Una casa de 40 m² cuesta 36.", "MAX_TOKENS")],
  ["its answer is no object in JSON", () => new Response(question.message)],
  ["its answer is no object in JSON", () => Response.json([])],
  ["it gave no answer in 100 ms", () => new Promise(() => {})],
  ["it cannot be reached (TypeError)", () => Promise.reject(new TypeError("fetch failed"))],
])("the search answers, and one line of the log says why without the visitor's words: %s", async (reason, answer) => {
  fakeGemini(answer);
  const reply = await respond();
  expect(reply).toMatchObject({ answeredBy: "search", response: expect.stringContaining("Lo habitual es que sí.") });
  expect(complaint.mock.calls).toEqual([[`The search answers instead of Gemini: ${reason}.`]]);
});

test("a visitor who has left gets nothing, and the log says nothing", async () => {
  const visitor = new AbortController();
  const calls = fakeGemini(() => {
    visitor.abort();
    return new Promise(() => {});
  });
  expect(await respond(visitor.signal)).toBeUndefined();
  expect(calls).toHaveLength(1);
  expect(complaint).not.toHaveBeenCalled();
});

const assistant = createAssistant(knowledge);
const instruct = (message: string, previous?: string) =>
  instructionFor({ message, ...(previous !== undefined && { previous }) }, knowledge, assistant);

test.each(["¿Cuánto cuesta cada modelo?", "hola", "你".repeat(1000), "licencia ".repeat(110)])(
  "for «%.40s» all that the model reads is at most 4,000 tokens, by a cautious count",
  (message) => {
    for (const previous of [undefined, "ñ".repeat(300)]) {
      const text = `${instruct(message, previous)}${previous ?? ""}${message}`;
      expect(countTokens(text)).toBeLessThanOrEqual(4000);
      expect(countTokens(text)).toBeGreaterThanOrEqual(new TextEncoder().encode(text).length / 3);
    }
  },
);

test("the rules come first, then what writers want to be said, the sums, and at most eight passages", () => {
  const text = instruct("¿Financiáis una casa de 40 m²? ¿Cuánto cuesta? ¿Y la licencia?");
  expect(text.startsWith(knowledge.instruction)).toBe(true);
  const credit = knowledge.answers.find(({ id }) => id === "credit");
  expect(text).toContain(credit?.answer);
  expect(text).toContain("50.000\u00A0€");
  const passages = text.slice(knowledge.instruction.length).match(/^\[\/\S*\]$/gm) ?? [];
  expect(passages.length).toBeGreaterThan(4);
  expect(passages.length).toBeLessThanOrEqual(8 + 2);
});

test("a frequent question comes with its answer", () => {
  for (const { title, text } of knowledge.passages.filter(
    ({ title, kind }) => kind === "answer" && title.startsWith("¿"),
  )) {
    expect(instruct(title)).toContain(`${title}: ${text}`);
  }
});

test("everything can be set, and a key is enough for the language model", () => {
  const settings = readChatSettings({
    ALLOWED_ORIGINS: " https://a.example/ ,https://b.example,, ",
    CHAT_LIMIT: "5",
    CHAT_DAILY_LIMIT: "7",
    GEMINI_API_KEY: " k ",
    GEMINI_MODEL: "gemini-9",
    GEMINI_BASE_URL: "http://localhost:1/v1/",
    GEMINI_TIMEOUT_MS: "50",
    SUPABASE_URL: "http://localhost:2/",
    SUPABASE_SERVICE_ROLE_KEY: "s",
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"p","mobile":"q"}',
    SUPABASE_ANON_KEY: "a",
  });
  expect(settings).toEqual({
    allowedOrigins: ["https://a.example", "https://b.example"],
    publishableKeys: ["p", "q", "a"],
    chatLimit: 5,
    dailyLimit: 7,
    gemini: { key: "k", model: "gemini-9", baseUrl: "http://localhost:1/v1", timeoutMs: 50 },
    database: { url: "http://localhost:2", secretKey: "s" },
  });
  expect(readChatSettings({ GEMINI_API_KEY: "k" }).gemini).toMatchObject({ key: "k", timeoutMs: 20_000 });
});

test("the newer keys come first, and a broken list of them does no harm", () => {
  const env = { SUPABASE_URL: "http://localhost", SUPABASE_SERVICE_ROLE_KEY: "old" };
  const keyOf = (keys: string) => readChatSettings({ ...env, SUPABASE_SECRET_KEYS: keys }).database?.secretKey;
  expect(keyOf('{"default":"new"}')).toBe("new");
  for (const broken of ["", "{", "[]", "7", '{"default":7}']) expect(keyOf(broken)).toBe("old");
});

test("a limit that is none counts as absent, and the model is given up in time for the search to answer", () => {
  const read = (env: Readonly<Record<string, string>>) => readChatSettings({ GEMINI_API_KEY: "k", ...env });
  expect(read({ GEMINI_TIMEOUT_MS: "600000" }).gemini?.timeoutMs).toBe(35_000);
  // No call a day is no language model; visitors who may send no message are a typing error.
  expect(read({ CHAT_DAILY_LIMIT: " 0 " })).toMatchObject({ dailyLimit: 0, gemini: undefined });
  expect(read({ CHAT_LIMIT: "0" }).chatLimit).toBe(20);
  for (const value of ["", " ", "-1", "many", "NaN", "Infinity"]) {
    expect(read({ CHAT_LIMIT: value, CHAT_DAILY_LIMIT: value })).toMatchObject({ chatLimit: 20, dailyLimit: 500 });
  }
});
