import { defaultLocale } from "#app/i18n/languages.ts";
import { pageIdentity } from "#app/routing/list-paths.ts";
import { routeTable } from "#app/routing/route-table.ts";
import type { ContentFile } from "./content-file.ts";
import type { Project } from "./project.ts";
import type { ProjectPaths } from "./project-paths.ts";

/** Where links of texts may lead. They have the paths of the original language; the build translates them. */
export interface LinkTargets {
  /** The pages and the catalogue by their paths, each with the file of its entry. */
  readonly pages: ReadonlyMap<string, ContentFile | undefined>;
  /** The paths of pages by what is written instead of them: an earlier path, that of another language, the file's name. */
  readonly meant: ReadonlyMap<string, string>;
}

const collections = new Map<string, string | undefined>(routeTable.map(({ key, collection }) => [key, collection]));

/** Returns where the links of a project may lead. */
export function linkTargets({ files }: Project, { pages, redirects, catalogue }: ProjectPaths): LinkTargets {
  const originals = pages.filter(({ locale }) => locale === defaultLocale);
  const entries = new Map(
    files.filter(({ locale }) => locale === defaultLocale).map((file) => [`${file.kind} ${file.id}`, file]),
  );
  const pathsByName = new Map(originals.map((page) => [pageIdentity(page), page.path]));
  const meant = new Map<string, string>();
  for (const page of pages) {
    const original = pathsByName.get(pageIdentity(page));
    if (page.locale !== defaultLocale && original !== undefined) meant.set(page.path, original);
  }
  for (const { locale, from, to } of redirects) if (locale === defaultLocale) meant.set(from, to);
  for (const { id, path } of originals) if (id !== undefined && !path.endsWith(`/${id}`)) meant.set(id, path);
  return {
    pages: new Map([
      ...(catalogue === undefined ? [] : [[catalogue, undefined] as const]),
      // What a further page of a list shows moves on with each new entry, so no text links to one.
      ...originals
        .filter(({ number }) => number === undefined)
        .map(({ path, key, id }) => [path, entries.get(`${collections.get(key)} ${id}`)] as const),
    ]),
    meant,
  };
}
