import type { Element } from "hast";
import { openBuiltSite } from "#tests/site/built-site.ts";
import * as parts from "#tests/site/page-parts.ts";

/** The company's site, as it is built. */
export const built = openBuiltSite(process.cwd());

export const { content } = built.site.edition("es");

/** The part of the page of a path that is its own: between header and footer. */
export function mainOf(path: string): Element {
  return parts.mainOf(built.page(path));
}
