import { readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import sirv, { type RequestHandler } from "sirv";
import { isNotFoundPage } from "./site-paths.ts";

/** The built files as they are at one moment. */
export interface BuiltSite {
  /** Every file that may be served, named from the root: `/assets/root-1a2b.js`. */
  readonly files: ReadonlySet<string>;
  /** Content of each `404.html`: sirv always answers 200, so these are sent without it. */
  readonly notFoundPages: ReadonlyMap<string, Buffer>;
  /** Sends one of the files: type, length, ETag, ranges. */
  readonly send: RequestHandler;
}

/**
 * Gives a function that yields the site in the folder `root`, or undefined while it has no `index.html`.
 *
 * The folder is read again when its `index.html` has changed: a build may replace it while the server runs,
 * and the old list would promise files and lengths that are gone.
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
    // The rule of sirv too: hidden files stay hidden, but for the folder that standards prescribe.
    .filter((file) => file.startsWith("/.well-known/") || !file.includes("/."));
  const pages = files.filter(isNotFoundPage).map((file) => [file.normalize(), readFileSync(join(root, file))] as const);
  return {
    // Accents in one form, as sirv does too: macOS may write them in another than addresses have.
    files: new Set(files.map((file) => file.normalize())),
    notFoundPages: new Map(pages),
    send: sirv(root, { etag: true, extensions: ["html"] }),
  };
}
