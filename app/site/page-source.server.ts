import { type CollectionName, isPageKey, type PageKey } from "#app/content/collections.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { type RouteKey, routeEntry } from "#app/routing/route-table.ts";

/** Folder and name of a content file within its language, without extension. */
type PageSource = readonly ["pages", PageKey] | readonly [CollectionName, string];

/** Of a list without a content file, the fixed page that is translated with what it lists. */
const pagesOfLists: { readonly [Key in RouteKey]?: PageKey } = {
  "blog-page": "blog",
  tag: "blog",
  "tag-page": "blog",
  "site-map": "home",
};

/** Returns the content file that a page is made of: `/contacto` → `pages`, `contact`. */
export function pageSource({ key, id = key }: Pick<PublicPath, "key" | "id">): PageSource {
  const page = isPageKey(key) ? key : pagesOfLists[key];
  if (page) return ["pages", page];
  return [routeEntry(key)?.collection ?? "legal", id];
}
