import type { ParseKeys } from "i18next";
import type { Shell } from "#app/frame/shell.server.ts";
import type { FixedRouteKey, RouteKey } from "#app/routing/route-table.ts";

/** An entry of a menu: a page, and the key of its label in the locale file. */
export interface NavigationItem {
  readonly key: FixedRouteKey;
  readonly label: ParseKeys;
  /** Set if the entry is only there while the site has such content. */
  readonly needs?: keyof Shell["has"];
}

/** An entry of the main menu. `below` are the pages that mark the entry as current, whatever their paths. */
export interface MainNavigationItem extends NavigationItem {
  readonly below?: readonly RouteKey[];
}

/** The main menu, in order. */
export const mainNavigation: readonly MainNavigationItem[] = [
  { key: "about", label: "nav.about" },
  {
    key: "models",
    label: "nav.models",
    below: ["model", "product", "private-buyers", "campsites", "businesses", "investors"],
  },
  {
    key: "financing",
    label: "nav.financing",
    below: ["financing-private-buyers", "financing-businesses", "financing-investors"],
  },
  { key: "stories", label: "nav.stories", needs: "stories", below: ["story"] },
  { key: "blog", label: "nav.blog", below: ["blog-page", "tag", "tag-page", "post"] },
  { key: "contact", label: "nav.contact" },
];

/** Returns the entries of a menu whose pages have something to show. */
export function shownItems<Item extends NavigationItem>(items: readonly Item[], { has }: Pick<Shell, "has">): Item[] {
  return items.filter(({ needs }) => needs === undefined || has[needs]);
}
