import { isPublished } from "#app/content/publication/publication.ts";
import { groupByTag, tagsIn } from "#app/content/tags.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { listPaths, type PathSource, type PublicPath, type Slug } from "#app/routing/list-paths.ts";
import { listRedirects, type Redirect } from "#app/routing/list-redirects.ts";
import { cataloguePath, localePrefix, type PathWords } from "#app/routing/paths.ts";
import type { ContentFile } from "./content-file.ts";
import type { Project } from "./project.ts";

/** The paths of a project in all languages. */
export interface ProjectPaths {
  /** Those of the pages. */
  readonly pages: readonly PublicPath[];
  /** Those that entries had before they were renamed. */
  readonly redirects: readonly Redirect[];
  /** That of the catalogue in the original language, a file. */
  readonly catalogue: string | undefined;
}

/**
 * Returns the paths of a project in all languages, of drafts and of entries that cannot be parsed too. Tags have those of
 * the pages that visitors see.
 *
 * @param words Words of the paths by language.
 * @param now The moment of the check.
 */
export function projectPaths(project: Project, words: ReadonlyMap<string, PathWords>, now: Date): ProjectPaths {
  const { files, ids } = project;
  const nameOf = ({ kind, id }: Pick<ContentFile, "kind" | "id">) => `${kind} ${id}`;
  // The first of each name is the original, which comes before its translations.
  const originals = new Map(files.toReversed().map((file) => [nameOf(file), file]));
  const translations = new Map(files.map((file) => [`${file.locale} ${nameOf(file)}`, file]));
  const articles = files.filter(
    ({ kind, locale, data }) => kind === "blog" && locale === defaultLocale && isPublished(data, now),
  );
  const sources = [...words].map(
    ([locale, pathWords]): PathSource => ({
      locale,
      words: pathWords,
      prefix: localePrefix(locale, defaultLocale),
      slugsOf: (collection) =>
        ids[collection].map((id): Slug => {
          const name = nameOf({ kind: collection, id });
          const file = translations.get(`${locale} ${name}`) ?? originals.get(name);
          return { id, slug: file?.slug ?? id, aliases: file?.aliases ?? [] };
        }),
      tags: () =>
        groupByTag(tagsIn(locale, project.tags ?? []), articles).map(({ id, slug, entries }) => ({
          id,
          slug,
          size: entries.length,
        })),
    }),
  );
  // A locale file without the word of the catalogue has an issue of its own.
  const complete = sources.filter((source) => source.words.catalogue !== undefined);
  const original = complete.find(({ locale }) => locale === defaultLocale);
  return {
    pages: sources.flatMap(listPaths),
    redirects: complete.flatMap(listRedirects),
    catalogue: original && cataloguePath(original.words, original.prefix),
  };
}
