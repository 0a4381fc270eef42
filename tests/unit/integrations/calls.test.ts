import { expect, test, vi } from "vitest";
import { askAssistant, maxMessageLength } from "#app/integrations/chat.ts";
import { sendContactMessage } from "#app/integrations/contact-mail.ts";
import { changeSubscription, subscribe } from "#app/integrations/newsletter.ts";
import { readMessage } from "#supabase/functions/chat-with-gemini/read-message.ts";

/** A call that a service received. */
interface ReceivedCall {
  readonly url: string;
  /** Undefined for a call without a body. */
  readonly body: unknown;
}

type Answer = () => Response;

/**
 * Answers every call of the page's code until the end of the test, and returns a list to which each call is added. An
 * answer that is not given never comes.
 */
function fakeService(answer?: Answer): ReceivedCall[] {
  const calls: ReceivedCall[] = [];
  const location = { origin: "http://localhost:4173", pathname: "/contacto" };
  vi.stubGlobal("window", { location });
  vi.stubGlobal("location", location);
  vi.stubGlobal("fetch", async (url: string | URL, { body }: RequestInit = {}) => {
    calls.push({ url: String(url), body: body === undefined ? undefined : JSON.parse(String(body)) });
    return answer ? answer() : new Promise<Response>(() => {});
  });
  return calls;
}

/** Returns what the function makes of a body that the page sends. */
function read(body: unknown) {
  const headers = { "content-type": "application/json" };
  return readMessage(new Request("http://localhost", { method: "POST", headers, body: JSON.stringify(body) }));
}

const hello = { message: "Hola", locale: "es" };
const mail = { name: "Inés", email: "ines@correo.es", message: "Hola.", recipient: "equipo@lum.example" };

test("a question is one call with the message, and the reply comes without spaces around it", async () => {
  const calls = fakeService(() => Response.json({ response: " Son 50.000 €.\n" }));
  expect(await askAssistant({ message: "¿Cuánto?", locale: "es" })).toEqual({
    ok: true,
    reply: "Son 50.000 €.",
    cards: [],
    isGenerated: false,
    isUntranslated: false,
  });
  expect(calls).toEqual([
    { url: "http://localhost:4173/functions/v1/chat-with-gemini", body: { message: "¿Cuánto?" } },
  ]);
});

const table = { heads: ["Precio"], rows: [["24.000 €"]] };
test.each([
  [[{ title: "Licencia", text: "Sí.", path: "/a" }, { table }], 2],
  [[{ title: 7 }], 0],
  [[{ text: "Sí." }, null], 0],
  [[{ table: { heads: ["Precio"], rows: ["24.000 €"] } }], 0],
  ["none", 0],
])("parts of a reply that are not all understood are left out: %j", async (cards, count) => {
  fakeService(() => Response.json({ response: "Sí.", cards }));
  expect(await askAssistant(hello)).toMatchObject({ reply: "Sí.", cards: count > 0 ? cards : [] });
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
  expect(await read(body)).toMatchObject({ ok: true });
});

test("a question from a page in another language says which, as the function takes it", async () => {
  const calls = fakeService(() => Response.json({ response: "Yes." }));
  await askAssistant({ message: "Really?", locale: "pt-BR" });
  const [body] = calls.map((call) => call.body);
  expect(body).toEqual({ message: "Really?", locale: "pt-BR" });
  expect(await read(body)).toEqual({ ok: true, question: body });
});

/** The failures of a call by name: a broken connection throws, a service answers with an error status. */
const failures: Readonly<Record<string, Answer>> = {
  "no connection": () => {
    throw new TypeError("Failed to fetch");
  },
  "a key that is not accepted": () => Response.json({ message: "Invalid API key" }, { status: 401 }),
  "too many requests": () => Response.json({ code: "PT429", message: "Too many requests" }, { status: 429 }),
  "a server error": () => new Response("<h1>500</h1>", { status: 500, headers: { "Content-Type": "text/html" } }),
};

test.each(Object.entries(failures))("%s is a failure with its reason, after one call", async (_what, answer) => {
  for (const call of [() => askAssistant(hello), () => sendContactMessage(mail), () => subscribe("ines@correo.es")]) {
    const calls = fakeService(answer);
    expect(await call()).toEqual({ ok: false, reason: expect.anything() });
    expect(calls).toHaveLength(1);
  }
});

test.each([
  ["59", 1],
  ["61", 2],
  ["7200", 120],
  ["0", undefined],
  ["Wed, 21 Oct 2026 07:28:00 GMT", undefined],
  [undefined, undefined],
])("a refusal of too many questions with Retry-After %s names %s minutes", async (retryAfter, waitMinutes) => {
  const headers = { ...(retryAfter !== undefined && { "Retry-After": retryAfter }) };
  fakeService(() => Response.json({ error: "too_many_messages" }, { status: 429, headers }));
  expect(await askAssistant(hello)).toEqual({ ok: false, reason: expect.anything(), waitMinutes });
});

test("only a refusal of too many questions names a time to wait", async () => {
  fakeService(() => new Response(null, { status: 503, headers: { "Retry-After": "60" } }));
  expect(await askAssistant(hello)).toEqual({ ok: false, reason: expect.anything(), waitMinutes: undefined });
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

test("the function takes the longest message that the field lets through, and none that is longer", async () => {
  const message = "ñ".repeat(maxMessageLength);
  expect(await read({ message })).toEqual({ ok: true, question: { message } });
  expect(await read({ message: `${message}ñ` })).toMatchObject({ ok: false, code: "message_too_long" });
});

test.each([
  ["confirmed", true],
  ["unsubscribed", true],
  ["unknown", false],
])("a link that ends in «%s» is one call with what was asked and its token", async (status, isKnown) => {
  const calls = fakeService(() => Response.json({ status }));
  const change = { action: "confirm", token: "a1b2" } as const;
  expect(await changeSubscription(change)).toEqual({ ok: true, isKnown });
  expect(calls).toEqual([{ url: "http://localhost:4173/functions/v1/newsletter", body: change }]);
});

test.each([{}, { status: "" }, { status: 1 }, [], null])(
  "an answer that says nothing (%j) is a failure",
  async (body) => {
    fakeService(() => Response.json(body));
    const outcome = await changeSubscription({ action: "unsubscribe", token: "a1b2" });
    expect(outcome).toMatchObject({ ok: false, reason: { message: expect.stringContaining("did not say") } });
  },
);
