import { isPageKey, type PageKey } from "#app/content/collections.ts";
import type { Content } from "#app/content/content.server.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { type RouteKey, routeEntry } from "#app/routing/route-table.ts";

/** The fixed page that is translated together with the entries of a list, for lists without a content file. */
const pagesOfLists: { readonly [Key in RouteKey]?: PageKey } = {
  "blog-page": "blog",
  tag: "blog",
  "tag-page": "blog",
  "site-map": "home",
};

/**
 * Whether a page is in the language of the content, as far as its own text goes: single texts may be those of the
 * original. All pages of the original language are.
 */
export function isTranslated(content: Content, { key, id = key }: Pick<PublicPath, "key" | "id">): boolean {
  const page = isPageKey(key) ? key : pagesOfLists[key];
  return page ? content.isTranslated("pages", page) : content.isTranslated(routeEntry(key)?.collection ?? "legal", id);
}
