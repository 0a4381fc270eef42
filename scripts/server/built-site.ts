import { readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import sirv, { type RequestHandler } from "sirv";
import { isNotFoundPage } from "./site-paths.ts";

/** The built files as they are at one moment. */
export interface BuiltSite {
  /** The paths of all files that may be served: `/assets/root-1a2b.js`. */
  readonly files: ReadonlySet<string>;
  /** Content of each `404.html`, which sirv would send with status 200. */
  readonly notFoundPages: ReadonlyMap<string, Buffer>;
  /** Sends one of the files with type, length and ETag, or a range of it. */
  readonly send: RequestHandler;
}

/**
 * Returns a function that returns the site in the folder `root`, or undefined while it has no `index.html`. Reads the
 * folder again when its `index.html` has changed, because a build may replace it while the server runs.
 */
export function openBuiltSite(root: string): () => BuiltSite | undefined {
  let site: BuiltSite | undefined;
  let siteStamp = "";
  return function currentSite() {
    const index = statSync(join(root, "index.html"), { throwIfNoEntry: false });
    if (index === undefined) return undefined;
    if (site === undefined || stampOf(index) !== siteStamp) {
      siteStamp = stampOf(index);
      site = readSite(root);
    }
    return site;
  };
}

function stampOf(stats: Stats): string {
  return `${stats.ino}:${stats.mtimeMs}`;
}

function readSite(root: string): BuiltSite {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    // As sirv does: no hidden files, except in the folder of RFC 8615.
    .filter((file) => file.startsWith("/.well-known/") || !file.includes("/."));
  const pages = files.filter(isNotFoundPage).map((file) => [file.normalize(), readFileSync(join(root, file))] as const);
  return {
    // macOS may write accents as combining marks, URLs have composed ones.
    files: new Set(files.map((file) => file.normalize())),
    notFoundPages: new Map(pages),
    send: sirv(root, { etag: true, extensions: ["html"] }),
  };
}
