import { isJson, isRecord, parseJson, readBody } from "../_shared/json-body.ts";
import type { ChatQuestion } from "./knowledge-shape.ts";

/** In UTF-16 units, like `maxlength` of the field. */
const maxMessageLength = 1000;
const maxPreviousLength = 300;
/** No language tag is longer than this. */
const maxLocaleLength = 35;
/** Each unit may be an escape of six bytes; a quarter more leaves room for spaces. */
const maxBytes = (maxMessageLength + maxPreviousLength) * 6 * 1.25;

export type MessageResult =
  | { readonly ok: true; readonly question: ChatQuestion }
  | { readonly ok: false; readonly status: number; readonly code: string };

/**
 * Returns the question in `{ "message": "…", "previous": "…", "locale": "…" }`, whose last two may be missing, with
 * «…» instead of URLs and tags, and spaces instead of control characters; or the status and code of the refusal.
 */
export async function readMessage(request: Request): Promise<MessageResult> {
  if (!isJson(request)) return refuse(415, "json_required");
  const bytes = await readBody(request, maxBytes);
  if (!bytes) return refuse(413, "body_too_large");
  const body = parseJson(bytes);
  if (body === undefined) return refuse(400, "invalid_json");
  const { message: sent, previous: sentBefore = "", locale } = isRecord(body) ? body : {};
  const message = cleanText(sent) ?? "";
  if (message === "") return refuse(400, "message_required");
  if (foldedLength(message) > maxMessageLength) return refuse(400, "message_too_long");
  const previous = cleanText(sentBefore);
  if (previous === undefined) return refuse(400, "previous_invalid");
  if (foldedLength(previous) > maxPreviousLength) return refuse(400, "previous_too_long");
  const question = {
    message,
    ...(previous !== "" && { previous }),
    ...(typeof locale === "string" && locale.length <= maxLocaleLength && { locale }),
  };
  return { ok: true, question };
}

/** Returns the length of the folded text, which is searched for. Some characters unfold to many: «ﷺ» to eighteen. */
function foldedLength(text: string): number {
  return text.normalize("NFKC").length;
}

function refuse(status: number, code: string): MessageResult {
  return { ok: false, status, code };
}

/** Returns a text without URLs and tags, whose words and figures ask nothing; undefined if the value is not a text. */
function cleanText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  // Half of a surrogate pair cannot be sent on as UTF-8.
  return value
    .toWellFormed()
    .replaceAll(/(?:https?:\/\/|www\.)\S+|<\/?[a-z][^<>]*>/giu, "…")
    .replaceAll(/[^\P{Cc}\n\t]/gu, " ")
    .trim();
}
