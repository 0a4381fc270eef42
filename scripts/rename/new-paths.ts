import { defaultLocale } from "#app/i18n/languages.ts";
import { cataloguePath, fillPattern } from "#app/routing/paths.ts";
import { type RouteTableEntry, routeTable } from "#app/routing/route-table.ts";
import type { Site } from "#app/site/site.server.ts";
import { buildPaths } from "#scripts/check/content/check-slugs.ts";
import { readProject } from "#scripts/check/content/project.ts";
import { projectPaths } from "#scripts/check/content/project-paths.ts";
import { entryPatterns } from "./entry-patterns.ts";
import type { EntryName } from "./find-entry.ts";
import { RenameError } from "./rename-error.ts";

/** The paths of an entry, new ones by old ones, in the original language. */
export interface NewPaths {
  readonly pages: ReadonlyMap<string, string>;
  /** Those of files about it: the catalogue of a model. */
  readonly files: ReadonlyMap<string, string>;
}

/** Returns the paths that an entry has with another slug. */
export function newPaths(site: Site, { collection }: EntryName, from: string, to: string): NewPaths {
  const words = site.locales.messages(defaultLocale).paths;
  const pages = entryPatterns(site, collection).map(
    (pattern) => [fillPattern(pattern, { slug: from }), fillPattern(pattern, { slug: to })] as const,
  );
  const isModel = collection === "models";
  return {
    pages: new Map(pages),
    files: new Map(isModel ? [[cataloguePath(words, "", from), cataloguePath(words, "", to)]] : []),
  };
}

/** @throws RenameError where one of the new paths is that of another page, of its earlier name or of the build. */
export function refuseTakenPaths(
  { locales, files, now }: Site,
  { collection, id }: EntryName,
  { pages }: NewPaths,
): void {
  const words = new Map(locales.names().map((locale) => [locale, locales.messages(locale).paths]));
  const known = projectPaths(readProject(files, locales, [...words.keys()]), words, now);
  const collectionOf = new Map(routeTable.map((entry: RouteTableEntry) => [entry.key, entry.collection]));
  const others = [
    ...known.pages
      .filter((page) => page.id !== id || collectionOf.get(page.key) !== collection)
      .map(({ path }) => path),
    ...known.redirects.filter((way) => way.id !== id || way.collection !== collection).map(({ from }) => from),
    ...buildPaths(known.pages, words),
  ];
  const taken = [...pages.values()].find((path) => others.includes(path));
  if (taken !== undefined) throw new RenameError("mvPathTaken", { path: taken });
}
