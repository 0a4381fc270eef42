import { isJson, isRecord, parseJson, readBody } from "./json-body.ts";

/** A thousand characters, each written as an escape of six bytes, with room to spare. */
const mostBytes = 8 * 1024;
/** As `maxlength` of the field counts them. */
const mostCharacters = 1000;

/** The message of a visitor, or why there is none. */
export type MessageResult =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly status: number; readonly code: string };

/** Reads `{ "message": "…" }` and leaves control characters out. */
export async function readMessage(request: Request): Promise<MessageResult> {
  if (!isJson(request)) return { ok: false, status: 415, code: "json_required" };
  const bytes = await readBody(request, mostBytes);
  if (!bytes) return { ok: false, status: 413, code: "body_too_large" };
  const body = parseJson(bytes);
  if (body === undefined) return { ok: false, status: 400, code: "invalid_json" };
  const message = cleanMessage(body);
  if (message === "") return { ok: false, status: 400, code: "message_required" };
  if (message.length > mostCharacters) return { ok: false, status: 400, code: "message_too_long" };
  return { ok: true, message };
}

function cleanMessage(body: unknown): string {
  const message = isRecord(body) ? body.message : undefined;
  if (typeof message !== "string") return "";
  // Null bytes and their like say nothing, and half of a surrogate pair cannot be sent on.
  return message
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, " ")
    .trim();
}
