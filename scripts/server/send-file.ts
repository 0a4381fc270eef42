import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname } from "node:path";
import send from "send";
import { hasCode } from "#scripts/backend/has-code.ts";
import type { Encoding } from "#scripts/compression/compress-text.ts";
import { textTypeOf } from "#scripts/compression/text-types.ts";
import { contentEtag } from "./content-etag.ts";
import { sendStatus } from "./send-status.ts";

/** What `send` reports instead of a file. */
interface SendError extends Error {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A compressed form to send in the place of a file. */
export interface FileForm {
  readonly encoding: Encoding;
  /** Its path on disk. */
  readonly file: string;
}

/**
 * Answers a GET or HEAD request with a file: type, length and ETag, a range of it, or 304. Headers that are set before
 * stay. A file that is gone answers 404, one that cannot be read 503, and nothing is thrown: a client that leaves and a
 * build that takes the file away are no reason to end the server.
 *
 * @param form What is sent of it: length, ETag and ranges are those of the form. Without one, the file's own bytes.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string, form?: FileForm): void {
  const type = textTypeOf(file);
  if (type !== undefined) response.setHeader("Content-Type", type);
  if (form) response.setHeader("Content-Encoding", form.encoding);
  const sent = form?.file ?? file;
  send(request, encodeURIComponent(basename(sent)), {
    root: dirname(sent),
    cacheControl: false,
    // Which files may be served is decided before.
    dotfiles: "allow",
    index: false,
  })
    .on("headers", (_response, path, stats) => {
      const etag = contentEtag(path, stats);
      if (etag !== undefined) response.setHeader("ETag", etag);
      // `send` would also take a weak one or a date, and neither proves that a range fits (RFC 9110, section 13.1.5).
      const condition = request.headers["if-range"];
      if (condition !== undefined && condition !== etag) request.headers["if-range"] = '""';
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
  // That of the file, not of the words that are sent.
  response.removeHeader("Content-Encoding");
  // A file with its hash in the name may be kept for a year, that it is missing may not.
  response.setHeader("Cache-Control", "no-cache");
  for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
  sendStatus(response, status);
}
