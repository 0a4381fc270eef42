import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import type { Question } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { createResponder } from "#supabase/functions/chat-with-gemini/responder.ts";
import { readSettings } from "#supabase/functions/chat-with-gemini/settings.ts";
import { knowledge, siteKnowledge } from "#tests/assistant/fixture-knowledge.ts";
import { fakeGemini, geminiText } from "./chat-request.ts";

const question = { message: "¿Hace falta licencia?" };
const settings = readSettings({ GEMINI_API_KEY: "secret-key", GEMINI_MODEL: "gemini-test", GEMINI_TIMEOUT_MS: "100" });
const longRule = knowledge.instruction.split("\n").find((line) => line.length >= 80) ?? "";

const responder = createResponder(siteKnowledge, settings);
const respond = (signal = new AbortController().signal, asked: Question = question) => responder(asked, signal);

let complaint: MockInstance<typeof console.error>;
beforeEach(() => {
  complaint = vi.spyOn(console, "error").mockImplementation(() => {});
});

test("it is asked once, with the site's texts and the question apart from them, and the one before as its own part", async () => {
  const calls = fakeGemini(() => geminiText("Sí. Más información: /una-pagina"));
  const reply = await respond(undefined, { ...question, previous: "¿Cuánto cuesta LUM|NORTE?" });
  expect(reply).toEqual({ response: "Sí. Más información: /una-pagina", answeredBy: "model", locale: "es" });
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

const refusal = "its filters refused the question or the answer";
test.each<[string, () => Response | Promise<Response>]>([
  [refusal, () => Response.json({ promptFeedback: { blockReason: "SAFETY" } })],
  [refusal, () => Response.json({ candidates: [{ finishReason: "RECITATION" }] })],
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
  ["its answer is empty OTHER", () => geminiText(" \n", "OTHER")],
  ["its answer is empty", () => Response.json({ candidates: [{ content: { parts: [null, 7, { text: 7 }] } }] })],
  ["its answer is empty", () => Response.json({ candidates: "none" })],
  ["its answer is cut off MAX_TOKENS", () => geminiText("Una casa de 40 m² cuesta 36.", "MAX_TOKENS")],
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
