import { defaultLocale } from "#app/i18n/languages.ts";
import { cataloguePath, fillPattern } from "#app/routing/paths.ts";
import type { Site } from "#app/site/site.server.ts";
import { takenPaths } from "#scripts/check/content/taken-paths.ts";
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
export function refuseTakenPaths(site: Site, entry: EntryName, { pages }: NewPaths): void {
  const others = takenPaths(site, entry);
  const taken = [...pages.values()].find((path) => others.has(path));
  if (taken !== undefined) throw new RenameError("mvPathTaken", { path: taken });
}
