import { defaultLocale } from "#app/i18n/languages.ts";
import { pageIdentity } from "#app/routing/list-paths.ts";
import { routeEntry } from "#app/routing/route-table.ts";
import type { SitePaths } from "#app/routing/site-paths.server.ts";
import type { ContentFile, FindFile } from "./content-file.ts";

/** The targets of links, with the paths of the original language, which the build translates. */
export interface LinkTargets {
  /** The pages and the catalogue by their paths, each with the file of its entry. */
  readonly pages: ReadonlyMap<string, ContentFile | undefined>;
  /** Paths of pages by earlier paths, those of other languages and names of files. */
  readonly meant: ReadonlyMap<string, string>;
}

/** Returns where the links of a site may lead. */
export function linkTargets(paths: SitePaths, find: FindFile): LinkTargets {
  const originals = paths.all().filter(({ locale }) => locale === defaultLocale);
  const pathsByName = new Map(originals.map((page) => [pageIdentity(page), page.path]));
  const meant = new Map<string, string>();
  for (const page of paths.all()) {
    const original = pathsByName.get(pageIdentity(page));
    if (page.locale !== defaultLocale && original !== undefined) meant.set(page.path, original);
  }
  for (const { locale, from, to } of paths.redirects()) if (locale === defaultLocale) meant.set(from, to);
  for (const { id, path } of originals) if (id !== undefined && !path.endsWith(`/${id}`)) meant.set(id, path);
  return {
    pages: new Map([
      [paths.catalogue(defaultLocale), undefined],
      // The contents of a list's further pages move on with each new entry, so no text links to one.
      ...originals
        .filter(({ number }) => number === undefined)
        .map(({ path, key, id }) => [path, find(defaultLocale, routeEntry(key)?.collection, id)] as const),
    ]),
    meant,
  };
}
