import type { ParseKeys } from "i18next";
import type { RouteKey } from "#app/routing/route-table.ts";

/** A group of the site map: its heading, and the pages with which it begins; those below them follow of themselves. */
interface SiteMapGroup {
  readonly title: ParseKeys;
  readonly keys: readonly RouteKey[];
}

/** The groups of the site map, in order. Every page of the route table is in one, or below one that is. */
export const siteMapGroups: readonly SiteMapGroup[] = [
  { title: "siteMap.models", keys: ["models"] },
  { title: "siteMap.audiences", keys: ["private-buyers", "businesses", "campsites", "investors"] },
  { title: "siteMap.financing", keys: ["financing"] },
  { title: "siteMap.company", keys: ["home", "about", "process", "designer", "faq", "contact"] },
  { title: "siteMap.blog", keys: ["blog"] },
  { title: "siteMap.stories", keys: ["stories"] },
  {
    title: "siteMap.legal",
    keys: ["terms", "privacy", "legal-notice", "cookies", "accessibility", "legal-page"],
  },
];
