import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** A page of the built site. */
export interface AuditedPage {
  /** The file's path from the root of the site: `/blog/uno.html`. */
  readonly file: string;
  /** `/blog/uno`; of what is shown for unknown paths, `/blog/404`. */
  readonly path: string;
  readonly tree: Root;
}

/** The built files. */
export interface AuditedSite {
  /** Their folder, from the project's root. */
  readonly folder: string;
  /** The paths of all files, from the root of the site with a slash. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly AuditedPage[];
  /** Returns the text of a file, named as in `files`. */
  read(file: string): string;
}

/** Reads a folder of built files; every page is parsed as a browser does. */
export function readAuditedSite(folder: string): AuditedSite {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .sort();
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      file,
      path: file === "/index.html" ? "/" : file.replace(/\.html$/, ""),
      tree: fromHtml(read(file)),
    }));
  return { folder, files: new Set(files), pages, read };
}
