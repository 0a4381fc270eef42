import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import { lookup } from "mrmime";
import { hasCode } from "#scripts/backend/has-code.ts";
import { readByteRange } from "./byte-range.ts";
import { sendStatus } from "./send-status.ts";

/** Types that the list of types lacks, or has without an encoding. */
const contentTypes: Readonly<Record<string, string>> = {
  // As in React Router's own server.
  ".data": "text/x-script",
  ".html": "text/html;charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Answers a GET or HEAD request with a file: type, length and ETag, a range of it, or 304. Headers that are set before
 * stay. A file that is gone answers 404, one that cannot be read 503, and nothing is thrown: a client that leaves and a
 * build that takes the file away are no reason to end the server.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    await sendOpenFile(request, response, file, handle);
  } catch (error) {
    if (!response.headersSent) {
      const isGone = hasCode(error, "ENOENT", "ENOTDIR", "EISDIR");
      if (!isGone) console.error(error);
      // A file with its hash in the name may be kept for a year, that it is missing may not.
      response.setHeader("Cache-Control", "no-cache");
      sendStatus(response, isGone ? 404 : 503);
    } else {
      if (!response.destroyed) console.error(error);
      response.destroy();
    }
  } finally {
    await handle?.close();
  }
}

async function sendOpenFile(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  file: string,
  handle: FileHandle,
): Promise<void> {
  const { size, mtime } = await handle.stat();
  const etag = `W/"${size}-${mtime.getTime()}"`;
  response.setHeader("ETag", etag);
  if (matchesEtag(headers["if-none-match"], etag)) {
    response.writeHead(304).end();
    return;
  }
  const type = contentTypes[extname(file)] ?? lookup(file);
  if (type !== undefined) response.setHeader("Content-Type", type);
  response.setHeader("Last-Modified", mtime.toUTCString());
  response.setHeader("Accept-Ranges", "bytes");
  // A weak ETag never matches in If-Range (RFC 9110, section 13.1.5), so that its range is the whole file.
  const range = readByteRange(headers["if-range"] === undefined ? headers.range : undefined, size);
  if (range.kind === "outside") {
    response.setHeader("Content-Range", `bytes */${size}`);
    response.removeHeader("Content-Type");
    response.writeHead(416, { "Content-Length": 0 }).end();
    return;
  }
  const { start, end } = range.kind === "part" ? range : { start: 0, end: size - 1 };
  if (range.kind === "part") response.setHeader("Content-Range", `bytes ${start}-${end}/${size}`);
  response.writeHead(range.kind === "part" ? 206 : 200, { "Content-Length": end - start + 1 });
  // An empty file has no last byte to read to.
  if (method === "HEAD" || size === 0) response.end();
  else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
}

/** Whether `If-None-Match` names an ETag, or any: `*`, `W/"1"`, `"0", W/"1"`. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  const names = (header ?? "").split(",").map((name) => name.trim().replace(/^W\//, ""));
  return names.includes("*") || names.includes(etag.replace(/^W\//, ""));
}
