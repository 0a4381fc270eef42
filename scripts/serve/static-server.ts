import { readFileSync, realpathSync, statSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { encodingEnds } from "#scripts/build/compression/compress-text.ts";
import { headerRules, headersOf, usualCaching } from "#scripts/build/hosting/header-rules.ts";
import { headersFile } from "#scripts/build/hosting/headers-file.ts";
import { parseRedirects, redirectsFile } from "#scripts/build/hosting/redirects-file.ts";
import { originForm } from "./origin-form.ts";
import { sendFile } from "./send-file.ts";
import { sendStatus } from "./send-status.ts";
import { answerPath } from "./site-paths.ts";

/**
 * Returns a listener that serves the files of a folder as a good static host does: paths without `.html` and without a
 * trailing slash, the redirects of `_redirects`, the headers of the site, `404.html` for unknown paths, and compressed
 * forms to browsers that accept them. It looks at the disk for each request, because a build may replace the folder.
 *
 * @param options.root Folder with the built site, `build/client`. Without `index.html` in it the response is 503.
 */
export function createStaticServer({ root }: { root: string }): RequestListener {
  const rules = headerRules();
  const files = { has: (path: string) => isServed(path) && isFileBelow(root, path) };
  return function serveStatic(request, response) {
    const { method } = request;
    const url = originForm(request.url ?? "");
    const path = url.replace(/\?.*$/s, "");
    // Content type and caching of the rules are for files that exist.
    const { "Content-Type": _type, ...general } = headersOf(path, rules);
    setHeaders(response, { ...general, "Cache-Control": usualCaching });
    if (method !== "GET" && method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return sendStatus(response, 405);
    }
    if (!files.has("/index.html")) {
      response.setHeader("Retry-After", "1");
      return sendStatus(response, 503);
    }
    const answer = answerPath(path, files, parseRedirects(readRedirects(root)));
    switch (answer.kind) {
      case "file":
        setHeaders(response, headersOf(answer.file, rules));
        return sendFile(request, response, join(root, answer.file));
      case "redirect":
        response.setHeader("Location", answer.location + url.slice(path.length));
        return sendStatus(response, 301);
      case "missing":
        if (answer.page === undefined) return sendStatus(response, 404);
        return sendFile(request, response, join(root, answer.page), 404);
      case "malformed":
        return sendStatus(response, 400);
    }
  };
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Returns the text of `_redirects`; an empty text if there is no such file. */
function readRedirects(root: string): string {
  try {
    return readFileSync(join(root, redirectsFile), "utf8");
  } catch {
    // There is none, or a build replaces the folder at this moment.
    return "";
  }
}

/** Whether a path may be served: not if it leads out of the folder or names a hidden, compressed or host's file. */
function isServed(path: string): boolean {
  if (path === `/${redirectsFile}` || path === `/${headersFile}`) return false;
  if (Object.values(encodingEnds).some((end) => path.endsWith(end))) return false;
  // Refuses `/../x` and `/.git`, but not `/.well-known/` (RFC 8615). On Windows a backslash is a slash.
  return !path.includes("\\") && !path.replace(/^\/\.well-known\//, "/").includes("/.");
}

/** Whether a path of the site is a file, and no link that leads out of the folder. */
function isFileBelow(root: string, path: string): boolean {
  try {
    const file = realpathSync(join(root, path));
    return file.startsWith(realpathSync(root) + sep) && statSync(file).isFile();
  } catch {
    // There is no such file, or its name is impossible, such as one of 5,000 letters.
    return false;
  }
}
