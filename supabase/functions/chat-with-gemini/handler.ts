import { clientIp } from "../_shared/client-ip.ts";
import { corsHeaders, isAllowedOrigin, preflight } from "../_shared/cors.ts";
import type { Environment } from "../_shared/environment.ts";
import { type Answerer, createAnswerer } from "./answers.ts";
import { askGemini, composeInstruction } from "./gemini.ts";
import type { Knowledge } from "./knowledge-shape.ts";
import type { Question } from "./question.ts";
import { createRateLimit } from "./rate-limit.ts";
import { readMessage } from "./read-message.ts";
import { type GeminiSettings, readSettings } from "./settings.ts";

export interface ChatOptions {
  readonly env: Environment;
  readonly knowledge: Knowledge;
}

/**
 * Returns the handler of the function `chat-with-gemini`, which answers `{ message, previous? }` with `{ response }`, or with
 * `{ error: code }` and a status. Uses web standards only: Supabase runs it on Deno, `npm run dev` on Node.
 */
export function createChatHandler({ env, knowledge }: ChatOptions): (request: Request) => Promise<Response> {
  const settings = readSettings(env);
  const limit = createRateLimit(settings);
  const respond = settings.gemini ? createModelResponder(knowledge, settings.gemini) : createSearchResponder(knowledge);

  return async function handleChat(request) {
    const origin = request.headers.get("origin");
    if (!isAllowedOrigin(request, settings.allowedOrigins)) return json(403, { error: "origin_not_allowed" });
    if (request.method === "OPTIONS") return preflight(origin);
    const headers = corsHeaders(origin);
    if (request.method !== "POST") {
      return json(405, { error: "method_not_allowed" }, { ...headers, Allow: "POST, OPTIONS" });
    }
    const read = await readMessage(request);
    if (!read.ok) return json(read.status, { error: read.code }, headers);
    const wait = await limit(clientIp(request.headers));
    if (wait > 0) return json(429, { error: "too_many_messages" }, { ...headers, "Retry-After": String(wait) });
    const { status, body } = await respond(read.question, request.signal);
    return json(status, body, headers);
  };
}

/** An answer without its headers. */
interface Answer {
  readonly status: number;
  readonly body: { readonly response: string } | { readonly error: string };
}

type Respond = (question: Question, signal: AbortSignal) => Promise<Answer>;

/** Builds the index, which takes a moment, with the first message and not at the start of the function. */
function createSearchResponder(knowledge: Knowledge): Respond {
  let answer: Answerer | undefined;
  return async function respond(question) {
    answer ??= createAnswerer(knowledge);
    return { status: 200, body: { response: answer(question) } };
  };
}

function createModelResponder(knowledge: Knowledge, settings: GeminiSettings): Respond {
  const { offTopic, injection } = knowledge.refusals;
  const instruction = composeInstruction(knowledge);
  return async function respond({ message }, signal) {
    const result = await askGemini(message, { instruction, settings, signal });
    switch (result.kind) {
      case "failed":
        return { status: result.status, body: { error: result.code } };
      case "refused":
        return { status: 200, body: { response: offTopic } };
      case "answer": {
        const isLeak = leaksInstruction(result.text, knowledge.instruction);
        return { status: 200, body: { response: isLeak ? injection : result.text } };
      }
    }
  };
}

/** Whether an answer repeats a long line of the instruction: a visitor has talked the model into showing it. */
function leaksInstruction(answer: string, instruction: string): boolean {
  const lines = instruction.split("\n").map((line) => line.replace(/^- /, "").trim());
  return lines.some((line) => line.length >= 60 && answer.includes(line));
}

function json(status: number, body: Answer["body"], headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { ...headers, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" },
  });
}
