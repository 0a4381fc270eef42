import { type CollectionName, isPageKey, type PageKey } from "#app/content/collections.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { RouteKey } from "#app/routing/route-table.ts";

/** Folder and name of a content file within its language, without extension. */
type PageSource = readonly ["pages", PageKey] | readonly [CollectionName, string];

/** Of a list without a content file, the fixed page that is translated with what it lists. */
const pagesOfLists: { readonly [Key in RouteKey]?: PageKey } = {
  "blog-page": "blog",
  tag: "blog",
  "tag-page": "blog",
  "site-map": "home",
};

/** The collections of the pages of entries; those of all other routes are legal texts. */
const collections: { readonly [Key in RouteKey]?: CollectionName } = {
  model: "models",
  product: "models",
  post: "blog",
  story: "stories",
};

/** Returns the content file that a page is made of: `/contacto` → `pages`, `contact`. */
export function pageSource({ key, id }: Pick<PublicPath, "key" | "id">): PageSource {
  const page = isPageKey(key) ? key : pagesOfLists[key];
  return page ? ["pages", page] : [collections[key] ?? "legal", id ?? key];
}
