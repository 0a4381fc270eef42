import type { ParseKeys } from "i18next";
import type { RouteKey, TopRouteKey } from "#app/routing/route-table.ts";

/**
 * The heading above each page of the site map, in the order of the map. Pages with a parent are listed below it; the
 * map does not list itself.
 */
const headings: Readonly<Record<Exclude<TopRouteKey, "site-map">, ParseKeys>> = {
  models: "siteMap.models",
  "private-buyers": "siteMap.audiences",
  businesses: "siteMap.audiences",
  campsites: "siteMap.audiences",
  investors: "siteMap.audiences",
  financing: "siteMap.financing",
  home: "siteMap.company",
  about: "siteMap.company",
  process: "siteMap.company",
  designer: "siteMap.company",
  faq: "siteMap.company",
  contact: "siteMap.company",
  // npm run new -- pagina
  blog: "siteMap.blog",
  stories: "siteMap.stories",
  terms: "siteMap.legal",
  privacy: "siteMap.legal",
  "legal-notice": "siteMap.legal",
  cookies: "siteMap.legal",
  accessibility: "siteMap.legal",
  "legal-page": "siteMap.legal",
};

/** Names of pages that their own heading does not tell apart in the map. */
export const siteMapLabels: { readonly [Key in RouteKey]?: ParseKeys } = {
  model: "siteMap.model",
  product: "siteMap.product",
  "private-buyers": "siteMap.privateBuyers",
  businesses: "siteMap.businesses",
  campsites: "siteMap.campsites",
  investors: "siteMap.investors",
};

/** The headings of the site map, each with the keys of the pages right below it. */
export const siteMapGroups: ReadonlyMap<ParseKeys, readonly string[]> = new Map(
  [...Map.groupBy(Object.entries(headings), ([, heading]) => heading)].map(([heading, entries]) => [
    heading,
    entries.map(([key]) => key),
  ]),
);
