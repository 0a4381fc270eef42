import type { ParseKeys } from "i18next";
import type { FixedRouteKey, RouteKey } from "#app/routing/route-table.ts";

/** An entry of a menu: which page, and which string of the locale file names it. */
export interface NavigationItem {
  readonly key: FixedRouteKey;
  readonly label: ParseKeys;
}

/** An entry of the menu at the top, with the pages that lie below its own, whatever their addresses. */
export interface MainNavigationItem extends NavigationItem {
  readonly below?: readonly RouteKey[];
}

/** The menu at the top of every page, in order. */
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
