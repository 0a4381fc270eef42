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
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "")) {
    return { ok: false, status: 415, code: "json_required" };
  }
  const bytes = await readBytes(request);
  if (!bytes) return { ok: false, status: 413, code: "body_too_large" };
  const body = parse(bytes);
  if (body === undefined) return { ok: false, status: 400, code: "invalid_json" };
  const message = cleanMessage(body);
  if (message === "") return { ok: false, status: 400, code: "message_required" };
  if (message.length > mostCharacters) return { ok: false, status: 400, code: "message_too_long" };
  return { ok: true, message };
}

/** The body, or undefined as soon as it is too long: what follows is not read any more. */
async function readBytes({ body, headers }: Request): Promise<Uint8Array | undefined> {
  if (Number(headers.get("content-length")) > mostBytes) return undefined;
  const bytes = new Uint8Array(mostBytes);
  let length = 0;
  for await (const chunk of body ?? []) {
    if (length + chunk.length > mostBytes) return undefined;
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}

/** Undefined for what is not UTF-8 or not JSON. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function cleanMessage(body: unknown): string {
  if (typeof body !== "object" || body === null || !("message" in body)) return "";
  const { message } = body;
  if (typeof message !== "string") return "";
  // Null bytes and their like say nothing, and half of a surrogate pair cannot be sent on.
  return message
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, " ")
    .trim();
}
