import { expect, test } from "vitest";
import { askAssistant, maxMessageLength } from "#app/integrations/chat.ts";
import { readMessage } from "#supabase/functions/chat-with-gemini/read-message.ts";
import { failures, fakeService } from "./fake-service.ts";

const hello = { message: "Hola", locale: "es" };

test("a question is one call with the message, and the reply comes without spaces around it", async () => {
  const calls = fakeService(() => Response.json({ response: " Son 50.000 €.\n" }));
  expect(await askAssistant({ message: "¿Cuánto?", locale: "es" })).toEqual({
    ok: true,
    reply: "Son 50.000 €.",
    isGenerated: false,
    isUntranslated: false,
  });
  expect(calls).toEqual([
    { url: "http://localhost:4173/functions/v1/chat-with-gemini", body: { message: "¿Cuánto?" } },
  ]);
});

test.each([
  ["model", true],
  ["search", false],
])("whether a reply by «%s» is one of a language model", async (answeredBy, isGenerated) => {
  fakeService(() => Response.json({ response: "Sí.", answeredBy }));
  expect(await askAssistant(hello)).toMatchObject({ ok: true, reply: "Sí.", isGenerated });
});

test("a reply in Spanish is known as such on a page in another language only", async () => {
  fakeService(() => Response.json({ response: "Sí.", locale: "es" }));
  expect(await askAssistant(hello)).toMatchObject({ isUntranslated: false });
  expect(await askAssistant({ message: "Really?", locale: "en" })).toMatchObject({ isUntranslated: true });
});

test("the question before goes with the message, cut to what the function takes", async () => {
  const calls = fakeService(() => Response.json({ response: "Sí." }));
  await askAssistant({ message: "¿Y la otra?", previous: `${"ñ".repeat(299)}😀`, locale: "es" });
  const [body] = calls.map((call) => call.body);
  expect(body).toEqual({ message: "¿Y la otra?", previous: `${"ñ".repeat(299)}\uFFFD` });
  const headers = { "content-type": "application/json" };
  const request = new Request("http://localhost", { method: "POST", headers, body: JSON.stringify(body) });
  expect(await readMessage(request)).toMatchObject({ ok: true });
});

test("a question from a page in another language says which, as the function takes it", async () => {
  const calls = fakeService(() => Response.json({ response: "Yes." }));
  await askAssistant({ message: "Really?", locale: "pt-BR" });
  const [body] = calls.map((call) => call.body);
  expect(body).toEqual({ message: "Really?", locale: "pt-BR" });
  const headers = { "content-type": "application/json" };
  const request = new Request("http://localhost", { method: "POST", headers, body: JSON.stringify(body) });
  expect(await readMessage(request)).toEqual({ ok: true, question: body });
});

test.each(Object.entries(failures))("%s is a failure with its reason, after one call", async (_what, answer) => {
  const calls = fakeService(answer);
  expect(await askAssistant(hello)).toEqual({ ok: false, reason: expect.anything() });
  expect(calls).toHaveLength(1);
});

test.each([
  ["an answer without a reply", () => Response.json({ answer: "Sí." })],
  ["an answer that is null", () => Response.json(null)],
  ["an answer in another format", () => new Response("<p>Sí.</p>", { headers: { "Content-Type": "text/html" } })],
])("%s is a failure that says so", async (_what, answer) => {
  fakeService(answer);
  const reason = new Error("No response received from the assistant");
  expect(await askAssistant(hello)).toEqual({ ok: false, reason });
});

test.each([
  ["broken JSON", () => new Response('{"response": "S', { headers: { "Content-Type": "application/json" } })],
  ["an answer of the relay", () => Response.json({ response: "Sí." }, { headers: { "x-relay-error": "true" } })],
])("%s is a failure", async (_what, answer) => {
  fakeService(answer);
  expect(await askAssistant(hello)).toMatchObject({ ok: false });
});

function read(message: string) {
  const headers = { "content-type": "application/json" };
  return readMessage(new Request("http://localhost", { method: "POST", headers, body: JSON.stringify({ message }) }));
}

test("the function takes the longest message that the field lets through, and none that is longer", async () => {
  const message = "ñ".repeat(maxMessageLength);
  expect(await read(message)).toEqual({ ok: true, question: { message } });
  expect(await read(`${message}ñ`)).toMatchObject({ ok: false, code: "message_too_long" });
});
