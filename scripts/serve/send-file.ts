import { existsSync, lstatSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import { parseAccept } from "hono/utils/accept";
import send from "send";
import { encodingEnds, encodings } from "#scripts/build/compression/compress-text.ts";
import { textTypeOf } from "#scripts/build/compression/text-types.ts";
import { hasCode } from "#scripts/terminal/has-code.ts";
import { sendStatus } from "./send-status.ts";

/** The error that `send` reports instead of a file. */
interface SendError extends Error {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers a GET or HEAD request with a file or the compressed form beside it: whole, a range of it, or 304. Headers
 * that are already set stay. A missing file gives 404 and an unreadable one 503. Nothing is thrown, because a client
 * that leaves or a build that removes the file must not end the server.
 *
 * @param status Status of a response with the whole file. Only 200 has ranges and an ETag.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string, status = 200): void {
  const type = textTypeOf(file);
  if (type !== undefined) {
    response.setHeader("Content-Type", type);
    response.setHeader("Vary", "Accept-Encoding");
  }
  const encoding = encodings.find((name) => accepts(request, name) && isOwnFile(file + encodingEnds[name]));
  if (encoding) response.setHeader("Content-Encoding", encoding);
  const sent = encoding ? file + encodingEnds[encoding] : file;
  const isOk = status === 200;
  response.statusCode = status;
  send(request, encodeURIComponent(basename(sent)), {
    root: dirname(sent),
    cacheControl: false,
    // The caller decides which files may be served.
    dotfiles: "allow",
    index: false,
    acceptRanges: isOk,
    etag: isOk,
    lastModified: isOk,
  })
    .on("error", (error: SendError) => refuse(response, error))
    .pipe(response);
}

/** Whether a file exists and is no link, which might lead anywhere. */
function isOwnFile(file: string): boolean {
  return existsSync(file) && lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** Whether a request names an encoding and does not refuse it (RFC 9110, section 12.5.3). */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  return parseAccept(headers["accept-encoding"] ?? "").some(({ type, q }) => type.toLowerCase() === encoding && q > 0);
}

function refuse(response: ServerResponse, error: SendError): void {
  const { status: found = 500 } = error;
  // A build may replace a file by a folder.
  const status = hasCode(error, "EISDIR") ? 404 : found < 500 ? found : 503;
  if (status === 503) console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The encoding belonged to the file, not to this text.
  response.removeHeader("Content-Encoding");
  // A file with a hash in its name may be cached for a year, but not the response that it is missing.
  response.setHeader("Cache-Control", "no-cache");
  for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
  sendStatus(response, status);
}
