import type { CollectionName } from "#app/content/collections.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { pathPattern } from "#app/routing/paths.ts";
import { type RouteTableEntry, routeTable } from "#app/routing/route-table.ts";
import type { Site } from "#app/site/site.server.ts";

/** Returns the patterns of the pages of a collection, in the original language: `/blog/:slug`. */
export function entryPatterns({ locales }: Site, collection: CollectionName): string[] {
  return routeTable
    .filter((entry: RouteTableEntry) => entry.collection === collection)
    .map(({ key }) => pathPattern(locales.messages(defaultLocale).paths, "", key));
}
