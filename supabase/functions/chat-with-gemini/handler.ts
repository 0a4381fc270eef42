import { clientAddress } from "../_shared/client-address.ts";
import { corsHeaders, isAllowedOrigin, preflight } from "../_shared/cors.ts";
import type { Environment } from "../_shared/environment.ts";
import { findKeyRefusal } from "../_shared/publishable-key.ts";
import type { SiteKnowledge } from "./knowledge-shape.ts";
import { countCall } from "./rate-limit.ts";
import { readMessage } from "./read-message.ts";
import { createResponder, type Reply } from "./responder.ts";
import { readChatSettings } from "./settings.ts";

const windowSeconds = 5 * 60;

/**
 * Returns the handler of the function `chat-with-gemini`. It answers a POST of `{ message, previous?, locale? }` with
 * `{ response, cards, answeredBy, locale }`, or with `{ error: code }` and a status. It uses web standards only, because
 * Supabase runs it on Deno and `npm run dev` on Node.
 */
export function createChatHandler(env: Environment, knowledge: SiteKnowledge): (request: Request) => Promise<Response> {
  const settings = readChatSettings(env);
  const { allowedOrigins, publishableKeys, chatLimit, database } = settings;
  const respond = createResponder(knowledge, settings);

  async function answerMessage(request: Request, headers: Record<string, string>): Promise<Response> {
    const read = await readMessage(request);
    if (!read.ok) return json(read.status, { error: read.code }, headers);
    const client = clientAddress(request.headers);
    // Clients without an IP address would share one limit. Without a count the message is answered all the same.
    const limit = { name: "chat", maxCalls: chatLimit, seconds: windowSeconds };
    const wait = client === undefined ? 0 : await countCall(client, limit, database);
    if (wait) return json(429, { error: "too_many_messages" }, { ...headers, "Retry-After": String(wait) });
    const reply = await respond(read.question, request.signal);
    // The visitor has left. Proxies log 499 in this case.
    return reply ? json(200, reply, headers) : new Response(null, { status: 499 });
  }

  return async function handleChat(request) {
    const origin = request.headers.get("origin");
    if (!isAllowedOrigin(request, allowedOrigins)) return json(403, { error: "origin_not_allowed" });
    if (request.method === "OPTIONS") return preflight(origin);
    const headers = corsHeaders(origin);
    if (request.method !== "POST")
      return json(405, { error: "method_not_allowed" }, { ...headers, Allow: "POST, OPTIONS" });
    const refusal = findKeyRefusal(request, publishableKeys);
    if (refusal) return json(refusal.status, { error: refusal.code }, headers);
    return answerMessage(request, headers);
  };
}

function json(
  status: number,
  body: Reply | { readonly error: string },
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { ...headers, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" },
  });
}
