import { defaultLocale } from "#app/i18n/languages.ts";
import { preload } from "./preload.ts";
import type { Result } from "./result.ts";
import { withTimeout } from "./with-timeout.ts";

/** Maximum length of a message in UTF-16 units, as `maxlength` counts; the function rejects longer ones. */
export const maxMessageLength = 1000;

/** Maximum length of the previous question, in the same units; longer ones are cut. */
const maxPreviousLength = 300;

/** Longer than the function's own limit for its language model. */
const timeoutMs = 45_000;

const functionName = "chat-with-gemini";

const loadSupabase = () => import("./supabase-client.ts");

/** Preloads what `askAssistant` needs; call it when the assistant opens. */
export function prepareChat(): void {
  preload(loadSupabase);
}

/** A question and what it is asked with. */
export interface AssistantQuestion {
  readonly message: string;
  /** The visitor's question before this one, which «¿y la otra?» goes on with. */
  readonly previous?: string | undefined;
  /** BCP 47 tag of the language of the page, in which the answer should be. */
  readonly locale: string;
}

/** A part of a reply: a sentence, a passage of a page with its title, or a table. */
export interface AssistantCard {
  readonly title?: string;
  readonly text?: string;
  readonly table?: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** Path of the page that says more. */
  readonly path?: string;
}

export interface AssistantReply {
  /** The whole reply in plain text. */
  readonly reply: string;
  /** The same in parts; none if a language model wrote it. */
  readonly cards: readonly AssistantCard[];
  /** Whether a language model wrote it. */
  readonly isGenerated: boolean;
  /** Whether it is in the original language although the page is not. */
  readonly isUntranslated: boolean;
}

/** The error of a question that failed. */
export interface AssistantFailure {
  /** Minutes after which the visitor, who has asked too often, may ask again. */
  readonly waitMinutes?: number | undefined;
}

/** Asks the assistant. Any answer without a reply is a failure. */
export async function askAssistant({
  message,
  previous,
  locale,
}: AssistantQuestion): Promise<Result<AssistantReply, AssistantFailure>> {
  const question = {
    message,
    ...(previous !== undefined && { previous: shortened(previous) }),
    // The function answers in the original language by itself.
    ...(locale !== defaultLocale && { locale }),
  };
  try {
    const { data, error, response } = await withTimeout(timeoutMs, async (signal) => {
      const { supabase } = await loadSupabase();
      return supabase.functions.invoke<unknown>(functionName, { body: question, signal });
    });
    if (error) return { ok: false, reason: error, waitMinutes: response && waitMinutesOf(response) };
    const reply = replyOf(data);
    if (reply === undefined) return { ok: false, reason: new Error("No response received from the assistant") };
    return {
      ok: true,
      reply,
      cards: cardsOf(data),
      isGenerated: field(data, "answeredBy") === "model",
      isUntranslated: locale !== defaultLocale && field(data, "locale") === defaultLocale,
    };
  } catch (reason) {
    return { ok: false, reason };
  }
}

/** Returns the minutes to wait that a refusal for too many questions names in seconds, or undefined. */
function waitMinutesOf({ status, headers }: Response): number | undefined {
  const seconds = Number(headers.get("retry-after"));
  return status === 429 && seconds > 0 ? Math.ceil(seconds / 60) : undefined;
}

function field(data: unknown, name: string): unknown {
  return typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
}

function shortened(previous: string): string {
  // The cut may be in the middle of a surrogate pair.
  return previous.slice(0, maxPreviousLength).toWellFormed();
}

/** Returns the parts of a reply; none unless all are understood, because the text says the same. */
function cardsOf(data: unknown): readonly AssistantCard[] {
  const cards = field(data, "cards");
  return Array.isArray(cards) && cards.every(isCard) ? cards : [];
}

function isCard(value: unknown): value is AssistantCard {
  if (typeof value !== "object" || value === null) return false;
  const table = field(value, "table");
  const isWritten = ["title", "text", "path"].every((name) =>
    ["string", "undefined"].includes(typeof field(value, name)),
  );
  const rows = field(table, "rows");
  return (
    isWritten && (table === undefined || (isTexts(field(table, "heads")) && Array.isArray(rows) && rows.every(isTexts)))
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function replyOf(data: unknown): string | undefined {
  const response = field(data, "response");
  return typeof response === "string" && response.trim() !== "" ? response.trim() : undefined;
}
