import type { Element, Root } from "hast";
import { openBuiltSite } from "#tests/site/built-site.ts";
import * as parts from "#tests/site/page-parts.ts";

/** The company's site, as it is built. */
export const built = openBuiltSite(process.cwd());

export const { content } = built.site.edition("es");

const pages = new Map<string, Root>();

/** The page of a path, parsed once for all tests, which only look. */
export function pageOf(path: string): Root {
  const page = pages.get(path) ?? built.page(path);
  pages.set(path, page);
  return page;
}

/** The part of the page of a path that is its own: between header and footer. */
export function mainOf(path: string): Element {
  return parts.mainOf(pageOf(path));
}
