import { defaultLocale } from "#app/i18n/languages.ts";
import { listPaths, type PublicPath, type Slug } from "#app/routing/list-paths.ts";
import { localePrefix, type PathWords } from "#app/routing/paths.ts";
import type { ContentFile, Project } from "./project.ts";

/**
 * Returns the paths of a project in all languages, of drafts and of entries that cannot be parsed too.
 *
 * @param words Words of the paths by language.
 */
export function projectPaths({ files, ids }: Project, words: ReadonlyMap<string, PathWords>): PublicPath[] {
  const nameOf = ({ kind, id }: Pick<ContentFile, "kind" | "id">) => `${kind} ${id}`;
  // The first of each name is the original, which comes before its translations.
  const originals = new Map(files.toReversed().map((file) => [nameOf(file), file]));
  const translations = new Map(files.map((file) => [`${file.locale} ${nameOf(file)}`, file]));
  return [...words].flatMap(([locale, pathWords]) =>
    listPaths({
      locale,
      words: pathWords,
      prefix: localePrefix(locale, defaultLocale),
      slugsOf: (collection) =>
        ids[collection].map((id): Slug => {
          const name = nameOf({ kind: collection, id });
          const file = translations.get(`${locale} ${name}`) ?? originals.get(name);
          return { id, slug: file?.slug ?? id };
        }),
    }),
  );
}
