import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { textTypeOf } from "#scripts/compression/text-types.ts";
import { openBuiltSite } from "#scripts/server/built-site.ts";
import { createHttpServer, type HttpServer } from "#scripts/server/http-server.ts";
import { sendStatus } from "#scripts/server/send-status.ts";
import { answerPath } from "#scripts/server/site-paths.ts";
import { stripScripts } from "./strip-scripts.ts";

/** Content types of what is compressed already, by extension. */
const packedTypes: Readonly<Record<string, string>> = {
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
};

/**
 * Creates a server of a built site that compresses text with Brotli, so that sites of any age are measured behind the
 * same host. Nothing is kept by the browser between two pages.
 *
 * @param client Folder with the built site.
 * @param options.withScripts Whether pages keep their scripts.
 */
export function createCompressedServer(client: string, { withScripts }: { withScripts: boolean }): HttpServer {
  const currentSite = openBuiltSite(client);
  const bodies = new Map<string, Buffer>();

  function bodyOf(file: string, isText: boolean): Buffer {
    const known = bodies.get(file);
    if (known !== undefined) return known;
    const content = readFileSync(file);
    const isStripped = file.endsWith(".html") && !withScripts;
    const source = isStripped ? Buffer.from(stripScripts(content.toString("utf8"))) : content;
    const body = isText ? brotliCompressSync(source) : source;
    bodies.set(file, body);
    return body;
  }

  return createHttpServer((request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    const site = currentSite();
    const found = site && answerPath(path, site.files);
    const file = found?.kind === "file" ? site?.files.get(found.file)?.file : undefined;
    if (file === undefined) {
      sendStatus(response, 404);
      return;
    }
    const textType = textTypeOf(file);
    const type = textType ?? packedTypes[extname(file)] ?? "application/octet-stream";
    const body = bodyOf(file, textType !== undefined);
    if (textType !== undefined) response.setHeader("Content-Encoding", "br");
    response.writeHead(200, { "Content-Type": type, "Content-Length": body.length, "Cache-Control": "no-store" });
    response.end(body);
  });
}
