import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from "node:http";
import { extname } from "node:path";
import { picturesPath } from "#app/pictures/picture-files.ts";
import { type BuiltSite, openBuiltSite } from "./built-site.ts";
import { answerPath } from "./site-paths.ts";

/** Folders whose files have the hash of their content in the name: scripts, styles, fonts; pictures. */
const hashedFolders = ["/assets/", `${picturesPath}/`];

/** Types that sirv does not know, or sends without an encoding. */
const contentTypes: Readonly<Record<string, string>> = {
  // As in React Router's own server.
  ".data": "text/x-script",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Serves the files of a folder as a good static host does: paths without `.html` and without a trailing slash,
 * `404.html` for unknown paths, long caching for files with a hash in the name and none for the rest.
 *
 * @param options.root Folder with the built site, `build/client`. While it is empty the answer is 503.
 */
export function createStaticServer({ root }: { root: string }): RequestListener {
  const currentSite = openBuiltSite(root);
  return function serveStatic(request, response) {
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
    response.setHeader("Cache-Control", "no-cache");
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      sendStatus(response, 405);
      return;
    }
    const site = currentSite();
    if (site === undefined) {
      response.setHeader("Retry-After", "1");
      sendStatus(response, 503);
      return;
    }
    answer(request, response, site);
  };
}

function answer(request: IncomingMessage, response: ServerResponse, site: BuiltSite): void {
  const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "") ?? [];
  const found = answerPath(path, site.files);
  switch (found.kind) {
    case "file":
      sendFile(request, response, site, found.file);
      break;
    case "redirect":
      response.setHeader("Location", found.location + query);
      sendStatus(response, 308);
      break;
    case "missing":
      sendMissing(response, site, found.page);
      break;
    case "malformed":
      sendStatus(response, 400);
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, site: BuiltSite, file: string): void {
  if (hashedFolders.some((folder) => file.startsWith(folder)))
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  const contentType = contentTypes[extname(file)];
  if (contentType !== undefined) response.setHeader("Content-Type", contentType);
  // sirv throws on a range that ends before its start; servers may ignore ranges.
  if (!isPlainRange(request.headers.range)) delete request.headers.range;
  // sirv reverts `encodeURI`, which leaves commas as they are.
  request.url = encodeURI(file);
  site.send(request, response, () => sendStatus(response, 404));
}

function isPlainRange(range = ""): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return start !== undefined && (!end || Number(end) >= Number(start));
}

function sendMissing(response: ServerResponse, site: BuiltSite, file: string | undefined): void {
  const page = file === undefined ? undefined : site.notFoundPages.get(file);
  if (page === undefined) {
    sendStatus(response, 404);
    return;
  }
  response.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Content-Length": page.length });
  response.end(page);
}

/** Sends the standard words of a status, for programs; visitors get `404.html`. */
function sendStatus(response: ServerResponse, status: number): void {
  const text = `${status} ${STATUS_CODES[status]}\n`;
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Content-Length": text.length });
  response.end(text);
}
