import { readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isNotFoundPage } from "./site-paths.ts";

/** The built files as they are at one moment. */
export interface BuiltSite {
  /** The files that may be served, by their paths on the site: `/assets/root-1a2b.js`. */
  readonly files: ReadonlyMap<string, string>;
  /** Content of each `404.html`, which is sent with status 404. */
  readonly notFoundPages: ReadonlyMap<string, Buffer>;
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
    // No hidden files, except in the folder of RFC 8615.
    .filter((file) => file.startsWith("/.well-known/") || !file.includes("/."));
  const pages = files.filter(isNotFoundPage).map((file) => [file.normalize(), readFileSync(join(root, file))] as const);
  return {
    // macOS may write accents as combining marks, URLs have composed ones.
    files: new Map(files.map((file) => [file.normalize(), join(root, file)])),
    notFoundPages: new Map(pages),
  };
}
