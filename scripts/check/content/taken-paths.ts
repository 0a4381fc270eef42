import type { CollectionName } from "#app/content/collections.ts";
import { type RouteTableEntry, routeTable } from "#app/routing/route-table.ts";
import type { Site } from "#app/site/site.server.ts";
import { buildPaths } from "./check-slugs.ts";
import { readProject } from "./project.ts";
import { projectPaths } from "./project-paths.ts";

/**
 * Returns the paths that no further page may have: those of pages, of drafts too, those that they had before they were
 * renamed, and those of the build's own files.
 *
 * @param own An entry whose paths, present and earlier, are left out.
 */
export function takenPaths(
  { locales, files, now }: Pick<Site, "locales" | "files" | "now">,
  own?: { readonly collection: CollectionName; readonly id: string },
): ReadonlySet<string> {
  const words = new Map(locales.names().map((locale) => [locale, locales.messages(locale).paths]));
  const known = projectPaths(readProject(files, locales, [...words.keys()]), words, now);
  const collectionOf = new Map(routeTable.map((entry: RouteTableEntry) => [entry.key, entry.collection]));
  const isOwn = (collection: string | undefined, id: string | undefined) =>
    own !== undefined && id === own.id && collection === own.collection;
  return new Set([
    ...known.pages.filter(({ key, id }) => !isOwn(collectionOf.get(key), id)).map(({ path }) => path),
    ...known.redirects.filter(({ collection, id }) => !isOwn(collection, id)).map(({ from }) => from),
    ...buildPaths(known.pages, words),
  ]);
}
