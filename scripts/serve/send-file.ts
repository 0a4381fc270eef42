import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import { parseAccept } from "hono/utils/accept";
import send from "send";
import { encodingEnds, encodings } from "#scripts/build/compression/compress-text.ts";
import { textTypeOf } from "#scripts/build/compression/text-types.ts";
import { hasCode } from "#scripts/terminal/has-code.ts";
import { sendStatus } from "./send-status.ts";

/** What `send` reports instead of a file. */
interface SendError extends Error {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers a GET or HEAD request with a file, or the compressed form that lies beside it: type, length and ETag, a range of
 * it, or 304. Headers that are set before stay. A file that is gone answers 404, one that cannot be read 503, and nothing
 * is thrown: a client that leaves and a build that takes the file away are no reason to end the server.
 *
 * @param status Of the answer with the whole file. One with another status than 200 has neither ranges nor an ETag.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string, status = 200): void {
  const type = textTypeOf(file);
  if (type !== undefined) {
    response.setHeader("Content-Type", type);
    response.setHeader("Vary", "Accept-Encoding");
  }
  const encoding = encodings.find((name) => accepts(request, name) && existsSync(file + encodingEnds[name]));
  if (encoding) response.setHeader("Content-Encoding", encoding);
  const sent = encoding ? file + encodingEnds[encoding] : file;
  const isOk = status === 200;
  response.statusCode = status;
  send(request, encodeURIComponent(basename(sent)), {
    root: dirname(sent),
    cacheControl: false,
    // Which files may be served is decided before.
    dotfiles: "allow",
    index: false,
    acceptRanges: isOk,
    etag: isOk,
    lastModified: isOk,
  })
    .on("error", (error: SendError) => refuse(response, error))
    .pipe(response);
}

/** Whether a request names an encoding and does not refuse it (RFC 9110, section 12.5.3). */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  return parseAccept(headers["accept-encoding"] ?? "").some(({ type, q }) => type.toLowerCase() === encoding && q > 0);
}

function refuse(response: ServerResponse, error: SendError): void {
  const { status: found = 500 } = error;
  // A build may put a folder in the place of a file.
  const status = hasCode(error, "EISDIR") ? 404 : found < 500 ? found : 503;
  if (status === 503) console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // That of the file, not of the words that are sent.
  response.removeHeader("Content-Encoding");
  // A file with its hash in the name may be kept for a year, that it is missing may not.
  response.setHeader("Cache-Control", "no-cache");
  for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
  sendStatus(response, status);
}
