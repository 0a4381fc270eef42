import { vi } from "vitest";
import { readSettings } from "#app/integrations/settings.ts";

/** The public key of a site without any settings. */
export const publicKey = readSettings({}, "http://localhost").supabase.key;

/** Returns a question as it gets to the function, from a client with an IP address. */
export function chatRequest(
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  url = "http://localhost/chat-with-gemini",
): Request {
  return new Request(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: publicKey, "cf-connecting-ip": "10.7.7.7", ...headers },
    body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
  });
}

/** A call of Gemini. */
interface GeminiCall {
  readonly url: string;
  readonly headers: Headers;
  readonly body: { readonly systemInstruction?: unknown; readonly contents?: unknown };
}

/** Returns what the service answers with when all is well. */
export function geminiText(text: string, finishReason = "STOP"): Response {
  return Response.json({ candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason }] });
}

/**
 * Answers all calls of Gemini until the end of the test, and returns a list to which each is added. Others are made.
 */
export function fakeGemini(answer: () => Response | Promise<Response>): GeminiCall[] {
  const { fetch } = globalThis;
  const calls: GeminiCall[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (!url.includes(":generateContent")) return fetch(url, init);
    calls.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
    const ended = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
    return Promise.race([answer(), ended]);
  });
  return calls;
}
