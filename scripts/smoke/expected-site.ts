import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { picturesPath } from "#app/pictures/picture-files.ts";
import { textTypeOf } from "#scripts/compression/text-types.ts";
import type { HeaderRule } from "#scripts/hosting/header-rules.ts";
import { headersFile, parseHeaders } from "#scripts/hosting/headers-file.ts";
import { parseRedirects, redirectsFile } from "#scripts/hosting/redirects-file.ts";

/** What a deployed site should be: the one that was built of this project. */
export interface ExpectedSite {
  /** Paths of all pages. */
  readonly pages: readonly string[];
  /** Folders with a page for unknown paths, `/` and `/blog/`. */
  readonly unknownFolders: readonly string[];
  /** New paths by old ones. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly headers: readonly HeaderRule[];
  /** Paths of files that are neither pages nor have a hash in their name: `/robots.txt`, `/catalogo.pdf`. */
  readonly files: readonly string[];
  /** Whether there are compressed forms of a file, so that a host should send it compressed. */
  isCompressed(file: string): boolean;
  /** Returns the text of a built file, named from the root with a slash. */
  read(file: string): string;
}

/** Reads a folder of built files. */
export function readExpectedSite(client: string): ExpectedSite {
  const all = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(client, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
  const names = new Set(all);
  const read = (file: string) => readFileSync(join(client, file), "utf8");
  const redirects = parseRedirects(read(`/${redirectsFile}`));
  const html = all.filter((file) => file.endsWith(".html"));
  const isUnknown = (file: string) => file.endsWith("/404.html");
  const isPlain = (file: string) =>
    !/\.(?:html|data|br|gz)$/.test(file) &&
    !file.startsWith("/assets/") &&
    !file.startsWith(`${picturesPath}/`) &&
    ![`/${headersFile}`, `/${redirectsFile}`].includes(file);
  return {
    pages: html
      .filter((file) => !isUnknown(file))
      .map((file) => (file === "/index.html" ? "/" : file.replace(/\.html$/, "")))
      .filter((path) => !redirects.has(path))
      .sort(),
    unknownFolders: html.filter(isUnknown).map((file) => file.slice(0, -"404.html".length)),
    redirects,
    headers: parseHeaders(read(`/${headersFile}`)),
    files: all.filter(isPlain).sort(),
    isCompressed: (file) => names.has(`${file}.gz`),
    read,
  };
}

/** Whether a file is a text, which can be compared. */
export function isText(file: string): boolean {
  return textTypeOf(file) !== undefined;
}
