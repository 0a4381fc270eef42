import { isJson, isRecord, parseJson, readBody } from "../_shared/json-body.ts";

/** In UTF-16 units, as `maxlength` of the field counts them. */
const maxMessageLength = 1000;
/** Each unit may be an escape of six bytes; a quarter more leaves room for spaces around. */
const maxBytes = maxMessageLength * 6 * 1.25;

export type MessageResult =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly status: number; readonly code: string };

/** Reads `{ "message": "…" }` and replaces control characters by spaces. */
export async function readMessage(request: Request): Promise<MessageResult> {
  if (!isJson(request)) return { ok: false, status: 415, code: "json_required" };
  const bytes = await readBody(request, maxBytes);
  if (!bytes) return { ok: false, status: 413, code: "body_too_large" };
  const body = parseJson(bytes);
  if (body === undefined) return { ok: false, status: 400, code: "invalid_json" };
  const message = cleanMessage(body);
  if (message === "") return { ok: false, status: 400, code: "message_required" };
  if (message.length > maxMessageLength) return { ok: false, status: 400, code: "message_too_long" };
  return { ok: true, message };
}

function cleanMessage(body: unknown): string {
  const message = isRecord(body) ? body.message : undefined;
  if (typeof message !== "string") return "";
  // Half of a surrogate pair cannot be sent on as UTF-8.
  return message
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, " ")
    .trim();
}
