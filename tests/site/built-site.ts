import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Root } from "hast";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { oncePer } from "#app/time/once.ts";
import { attributeOf, findAll, findOne, parseHtml, textOf } from "./html.ts";

/** A site and what was built of it. */
export interface BuiltSite {
  readonly site: Site;
  /** Folder of the built files. */
  readonly client: string;
  /** Every page, second paths too, in the order of the route table. */
  readonly pages: readonly PublicPath[];
  /** The pages of the sitemap: every listed page once. */
  readonly canonicalPages: readonly PublicPath[];
  /** Text of a built file, named from the root of the site without a slash: `blog/404.json`. */
  read(file: string): string;
  /** The built page of a path, parsed once: the tree must not be changed. */
  page(path: string): Root;
}

/** Opens what was built of the site in a project's folder. */
export function openBuiltSite(root: string): BuiltSite {
  const site = openSite(root);
  const client = join(root, "build", "client");
  const pages = site.paths.all();
  const read = (file: string) => readFileSync(join(client, file), "utf8");
  const page = oncePer((path: string) => parseFile(fileOf(path), read(fileOf(path))));
  return {
    site,
    client,
    pages,
    canonicalPages: pages.filter(({ alias, unlisted }) => alias === undefined && !unlisted),
    read,
    page,
  };
}

/** Name of the flat file behind a path: `/` → `index.html`, `/blog/uno` → `blog/uno.html`. */
export function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Files below a folder, named from it with slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

function parseFile(file: string, source: string): Root {
  try {
    return parseHtml(source);
  } catch (cause) {
    throw new Error(`${file} is not a well-formed page: ${cause}`, { cause });
  }
}

/** Heading, title and description that a page must show. */
export function headOf(html: Root): { heading: string; title: string; description: string } {
  return {
    heading: textOf(findOne(html, "h1")),
    title: textOf(findOne(html, "head > title")),
    description: metaOf(html, "description") ?? "",
  };
}

/** Content of a `<meta name>`; undefined when there is none. */
export function metaOf(html: Root, name: string): string | undefined {
  const [meta] = findAll(html, `meta[name="${name}"]`);
  return meta && attributeOf(meta, "content");
}
