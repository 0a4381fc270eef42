import { defaultLocale } from "#app/i18n/languages.ts";
import { preload } from "./preload.ts";
import type { Result } from "./result.ts";
import { withTimeout } from "./with-timeout.ts";

/** Maximum length of a message in UTF-16 units, as `maxlength` counts; the function rejects longer ones. */
export const maxMessageLength = 1000;

/** Maximum length of the question before, in the same units; what is longer is cut. */
const maxPreviousLength = 300;

/** Longer than the function's own limit for its language model. */
const timeoutMs = 45_000;

const functionName = "chat-with-gemini";

const loadSupabase = () => import("./supabase-client.ts");

/** Preloads what `askAssistant` needs; call it when the assistant opens. */
export function prepareChat(): void {
  preload(loadSupabase);
}

/** Who writes the replies: a language model, or a search that picks passages of the site. */
export type AnswerSource = "model" | "search";

/** Asks the function who answers. It tells the calls apart by their method; the path is for whoever reads its log. */
export async function findAnswerSource(): Promise<Result<{ readonly source: AnswerSource }>> {
  try {
    const { data, error } = await withTimeout(timeoutMs, async (signal) => {
      const { supabase } = await loadSupabase();
      return supabase.functions.invoke<unknown>(`${functionName}/status`, { method: "GET", signal });
    });
    if (error) return { ok: false, reason: error };
    const source = readSource(data, "answers");
    if (source) return { ok: true, source };
    return { ok: false, reason: new Error("The function did not say who answers.") };
  } catch (reason) {
    return { ok: false, reason };
  }
}

/** A question and what it is asked with. */
export interface AssistantQuestion {
  readonly message: string;
  /** The visitor's question before this one, which «¿y la otra?» goes on with. */
  readonly previous?: string | undefined;
  /** BCP 47 tag of the language of the page, in which the answer should be. */
  readonly locale: string;
}

/** A reply in plain text, in which what is in the original language is marked. `source` is undefined where the function does not say who wrote it. */
export interface AssistantReply {
  readonly reply: string;
  readonly source: AnswerSource | undefined;
}

/** Asks the assistant. Any answer without a reply is a failure. */
export async function askAssistant({ message, previous, locale }: AssistantQuestion): Promise<Result<AssistantReply>> {
  const question = {
    message,
    ...(previous !== undefined && { previous: shortened(previous) }),
    // The function answers in the original language by itself.
    ...(locale !== defaultLocale && { locale }),
  };
  try {
    const { data, error } = await withTimeout(timeoutMs, async (signal) => {
      const { supabase } = await loadSupabase();
      return supabase.functions.invoke<unknown>(functionName, { body: question, signal });
    });
    if (error) return { ok: false, reason: error };
    const reply = replyOf(data);
    if (reply === undefined) return { ok: false, reason: new Error("No response received from the assistant") };
    return { ok: true, reply, source: readSource(data, "answeredBy") };
  } catch (reason) {
    return { ok: false, reason };
  }
}

function readSource(data: unknown, field: string): AnswerSource | undefined {
  const value: unknown = typeof data === "object" && data !== null ? Reflect.get(data, field) : undefined;
  return value === "model" || value === "search" ? value : undefined;
}

function shortened(previous: string): string {
  // The cut may be in the middle of a surrogate pair.
  return previous.slice(0, maxPreviousLength).toWellFormed();
}

function replyOf(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("response" in data)) return undefined;
  const { response } = data;
  return typeof response === "string" && response.trim() !== "" ? response.trim() : undefined;
}
