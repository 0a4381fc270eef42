import type { ParseKeys } from "i18next";
import type { FixedRouteKey, RouteKey } from "#app/routing/route-table.ts";

/** An entry of a menu: a page, and the key of its label in the locale file. */
export interface NavigationItem {
  readonly key: FixedRouteKey;
  readonly label: ParseKeys;
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
  { key: "stories", label: "nav.stories", below: ["story"] },
  { key: "blog", label: "nav.blog", below: ["post"] },
  { key: "contact", label: "nav.contact" },
];
