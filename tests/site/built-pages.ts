import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getPublicPaths, type PublicPath } from "#app/routing/site-paths.server.ts";
import { findAll, findOne, type HtmlElement, parseHtml, textOf } from "./html.ts";

/** What the tests compare a page with. */
export interface BuiltPage extends PublicPath {
  readonly html: HtmlElement;
  readonly source: string;
}

/** The public addresses, in the order of the route table. */
export const publicPaths: readonly PublicPath[] = getPublicPaths();

/** Addresses of the sitemap: every page once. */
export const canonicalPaths: readonly PublicPath[] = publicPaths.filter(({ alias }) => alias === undefined);

/** Name of the flat file behind an address: `/` → `index.html`, `/blog/uno` → `blog/uno.html`. */
export function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Text of a built file, named from the root of the site without a slash. */
export function readBuilt(file: string, root = "."): string {
  return readFileSync(join(root, "build", "client", file), "utf8");
}

/** The built page of an address, from the file of this project or of a copy in another folder. */
export function readPage(path: string, root = "."): HtmlElement {
  return parseFile(fileOf(path), readBuilt(fileOf(path), root));
}

/** Every public page, read once. */
export function readPages(): BuiltPage[] {
  return publicPaths.map((page) => {
    const source = readBuilt(fileOf(page.path));
    return { ...page, source, html: parseFile(fileOf(page.path), source) };
  });
}

function parseFile(file: string, source: string): HtmlElement {
  try {
    return parseHtml(source);
  } catch (cause) {
    throw new Error(`${file} is no well-formed page: ${cause}`, { cause });
  }
}

/** The heading, title and description that a page must show. */
export function headOf(html: HtmlElement): { heading: string; title: string; description: string } {
  return {
    heading: textOf(findOne(html, "h1")),
    title: textOf(findOne(findOne(html, "head"), "title")),
    description: metaOf(html, "description") ?? "",
  };
}

/** Content of a `<meta name>`; undefined when there is none. */
export function metaOf(html: HtmlElement, name: string): string | undefined {
  return findAll(html, "meta", { name })[0]?.attributes.content;
}
