import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Encoding } from "#scripts/compression/compress-text.ts";
import { headersOf, usualCaching } from "#scripts/hosting/header-rules.ts";
import { type BodyEncoding, chooseEncoding } from "./accept-encoding.ts";
import { type BuiltSite, openBuiltSite } from "./built-site.ts";
import { sendFile } from "./send-file.ts";
import { sendStatus } from "./send-status.ts";
import { answerPath } from "./site-paths.ts";

/**
 * Serves the files of a folder as a good static host does: paths without `.html` and without a trailing slash, the
 * redirects of `_redirects`, the headers of `_headers`, `404.html` for unknown paths, and the compressed form of a text to a
 * browser that takes it.
 *
 * @param options.root Folder with the built site, `build/client`. While it is empty the answer is 503.
 */
export function createStaticServer({ root }: { root: string }): RequestListener {
  const currentSite = openBuiltSite(root);
  return function serveStatic(request, response) {
    const site = currentSite();
    const path = pathOf(request);
    for (const [name, value] of Object.entries(headersOf(path, site?.headers ?? []))) response.setHeader(name, value);
    // Only files have types and may be kept: not what is said of a missing one.
    response.removeHeader("Content-Type");
    response.setHeader("Cache-Control", usualCaching);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      sendStatus(response, 405);
      return;
    }
    if (site === undefined) {
      response.setHeader("Retry-After", "1");
      sendStatus(response, 503);
      return;
    }
    answer(request, response, site);
  };
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.replace(/\?.*$/s, "");
}

function answer(request: IncomingMessage, response: ServerResponse, site: BuiltSite): void {
  const path = pathOf(request);
  const query = request.url?.slice(path.length) ?? "";
  const found = answerPath(path, site.files, site.redirects);
  switch (found.kind) {
    case "file":
      sendSiteFile(request, response, site, found.file);
      break;
    case "redirect":
    case "moved":
      response.setHeader("Location", found.location + query);
      sendStatus(response, 301);
      break;
    case "missing":
      sendMissing(request, response, site, found.page);
      break;
    case "malformed":
      sendStatus(response, 400);
  }
}

function sendSiteFile(
  request: IncomingMessage,
  response: ServerResponse,
  { files, headers }: BuiltSite,
  path: string,
): void {
  const found = files.get(path);
  if (found === undefined) {
    sendStatus(response, 404);
    return;
  }
  const { file, forms } = found;
  const encoding = chooseBody(request, response, forms);
  if (encoding === undefined) {
    sendStatus(response, 406);
    return;
  }
  for (const [name, value] of Object.entries(headersOf(path, headers))) response.setHeader(name, value);
  sendFile(
    request,
    response,
    file,
    forms.find((form) => form.encoding === encoding),
  );
}

function sendMissing(
  request: IncomingMessage,
  response: ServerResponse,
  site: BuiltSite,
  file: string | undefined,
): void {
  const page = file === undefined ? undefined : site.notFoundPages.get(file);
  const encoding = page && chooseBody(request, response, page.forms);
  const body = encoding === "identity" ? page?.body : page?.forms.find((form) => form.encoding === encoding)?.body;
  if (encoding === undefined || body === undefined) {
    sendStatus(response, 404);
    return;
  }
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
  response.end(body);
}

/** Returns the encoding to send, undefined where the request refuses all, and says to caches what it depends on. */
function chooseBody(
  request: IncomingMessage,
  response: ServerResponse,
  forms: readonly { readonly encoding: Encoding }[],
): BodyEncoding | undefined {
  const offered = forms.map(({ encoding }) => encoding);
  const encoding = chooseEncoding(request.headers["accept-encoding"], offered);
  if (offered.length > 0 || encoding === undefined) response.setHeader("Vary", "Accept-Encoding");
  return encoding;
}
