import { readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Encoding, encodingEnds, encodings } from "#scripts/compression/compress-text.ts";
import type { HeaderRule } from "#scripts/hosting/header-rules.ts";
import { headersFile, parseHeaders } from "#scripts/hosting/headers-file.ts";
import { parseRedirects, redirectsFile } from "#scripts/hosting/redirects-file.ts";
import type { FileForm } from "./send-file.ts";
import { isNotFoundPage } from "./site-paths.ts";

/** A file that may be served. */
interface BuiltFile {
  /** Its path on disk. */
  readonly file: string;
  /** Its compressed forms, which are no files of the site themselves. */
  readonly forms: readonly FileForm[];
}

/** The content of a `404.html`. */
interface NotFoundPage {
  readonly body: Buffer;
  readonly forms: readonly { readonly encoding: Encoding; readonly body: Buffer }[];
}

/** The built files as they are at one moment. */
export interface BuiltSite {
  /** The files that may be served, by their paths on the site: `/assets/root-1a2b.js`. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** Each `404.html`, which is sent with status 404. */
  readonly notFoundPages: ReadonlyMap<string, NotFoundPage>;
  /** New paths by old ones. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Headers of answers by their path. */
  readonly headers: readonly HeaderRule[];
}

/** What hosts are told, which is not served. */
const hostFiles: readonly string[] = [redirectsFile, headersFile];

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
  const listed = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    // No hidden files, except in the folder of RFC 8615.
    .filter((file) => file.startsWith("/.well-known/") || !file.includes("/."));
  const names = new Set(listed);
  const built = listed
    .filter((name) => !isForm(name, names) && !hostFiles.includes(name.slice(1)))
    .map((name): [string, BuiltFile] => {
      const forms = encodings
        .filter((encoding) => names.has(`${name}${encodingEnds[encoding]}`))
        .map((encoding) => ({ encoding, file: join(root, `${name}${encodingEnds[encoding]}`) }));
      // macOS may write accents as combining marks, URLs have composed ones.
      return [name.normalize(), { file: join(root, name), forms }];
    });
  return {
    files: new Map(built),
    notFoundPages: new Map(
      built.filter(([name]) => isNotFoundPage(name)).map(([name, file]) => [name, readPage(file)] as const),
    ),
    redirects: parseRedirects(readHostFile(root, redirectsFile, names)),
    headers: parseHeaders(readHostFile(root, headersFile, names)),
  };
}

/** Returns the text of a file for hosts; none where there is no such file. */
function readHostFile(root: string, name: string, names: ReadonlySet<string>): string {
  return names.has(`/${name}`) ? readFileSync(join(root, name), "utf8") : "";
}

/** Whether a file is a compressed form of another one. */
function isForm(name: string, names: ReadonlySet<string>): boolean {
  return Object.values(encodingEnds).some((end) => name.endsWith(end) && names.has(name.slice(0, -end.length)));
}

function readPage({ file, forms }: BuiltFile): NotFoundPage {
  return {
    body: readFileSync(file),
    forms: forms.map((form) => ({ encoding: form.encoding, body: readFileSync(form.file) })),
  };
}
