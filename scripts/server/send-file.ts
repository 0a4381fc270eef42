import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname, extname } from "node:path";
import send from "send";
import { hasCode } from "#scripts/backend/has-code.ts";
import { sendStatus } from "./send-status.ts";

/** Types that the list of types lacks. */
const contentTypes: Readonly<Record<string, string>> = {
  // As in React Router's own server.
  ".data": "text/x-script",
};

/** What `send` reports instead of a file. */
interface SendError extends Error {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers a GET or HEAD request with a file: type, length and ETag, a range of it, or 304. Headers that are set before
 * stay. A file that is gone answers 404, one that cannot be read 503, and nothing is thrown: a client that leaves and a
 * build that takes the file away are no reason to end the server.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const type = contentTypes[extname(file)];
  if (type !== undefined) response.setHeader("Content-Type", type);
  // The ETags are weak, and a weak one proves no range (RFC 9110, section 13.1.5): such a range is the whole file.
  if (request.headers["if-range"] !== undefined) delete request.headers.range;
  send(request, encodeURIComponent(basename(file)), {
    root: dirname(file),
    cacheControl: false,
    // Which files may be served is decided before.
    dotfiles: "allow",
    index: false,
  })
    .on("error", (error: SendError) => refuse(response, error))
    .pipe(response);
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
  // A file with its hash in the name may be kept for a year, that it is missing may not.
  response.setHeader("Cache-Control", "no-cache");
  for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
  sendStatus(response, status);
}
