import type { ParseKeys } from "i18next";
import type { FixedRouteKey } from "#app/routing/route-table.ts";

/** An entry of a menu: which page, and which string of the locale file names it. */
export interface NavigationItem {
  readonly key: FixedRouteKey;
  readonly label: ParseKeys;
}

/** The menu at the top of every page, in order. */
export const mainNavigation: readonly NavigationItem[] = [
  { key: "about", label: "nav.about" },
  { key: "models", label: "nav.models" },
  { key: "financing", label: "nav.financing" },
  { key: "stories", label: "nav.stories" },
  { key: "blog", label: "nav.blog" },
  { key: "contact", label: "nav.contact" },
];
