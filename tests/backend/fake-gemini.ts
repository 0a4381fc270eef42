import { createServer, type IncomingHttpHeaders } from "node:http";
import { json } from "node:stream/consumers";
import { close } from "#scripts/serve/port.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";

/** How the service answers next. */
interface GeminiReply {
  readonly status?: number;
  readonly body: unknown;
  readonly delayMs?: number;
}

/** A service that speaks as Gemini does, and says what it was asked. */
export interface FakeGemini {
  readonly url: string;
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: unknown }[];
  reply: GeminiReply;
  stop(): Promise<void>;
}

/** What the service answers with when all is well. */
export function geminiText(text: string, finishReason = "STOP") {
  return { candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason }] };
}

export async function startFakeGemini(): Promise<FakeGemini> {
  const fake: Omit<FakeGemini, "url" | "stop"> = { asked: [], reply: { body: geminiText("Hola.") } };
  const server = createServer(async (request, response) => {
    fake.asked.push({ path: request.url ?? "", headers: request.headers, body: await json(request) });
    const { status = 200, body, delayMs = 0 } = fake.reply;
    setTimeout(() => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    }, delayMs);
  });
  const port = await listenAnywhere(server);
  return Object.assign(fake, { url: `http://127.0.0.1:${port}/v1beta`, stop: () => close(server) });
}
