import { isDraft } from "#app/content/content.server.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { listPaths, type PublicPath, type Slug } from "#app/routing/list-paths.ts";
import { localePrefix, type PathWords } from "#app/routing/paths.ts";
import { checkCards } from "./check-cards.ts";
import { checkClaims } from "./check-claims.ts";
import { checkLinks } from "./check-links.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { checkNamedFiles } from "./check-named-files.ts";
import { checkOriginals } from "./check-originals.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkPlaceholders } from "./check-placeholders.ts";
import { checkPlans } from "./check-plans.ts";
import { checkModelNames, checkRoomNames } from "./check-references.ts";
import { checkSlugs } from "./check-slugs.ts";
import { checkTitles } from "./check-titles.ts";
import { checkTranslations } from "./check-translations.ts";
import { checkTypedFigures } from "./check-typed-figures.ts";
import { checkUntaxedPrices } from "./check-untaxed-prices.ts";
import type { InspectedPictures } from "./inspect-pictures.ts";
import { type Project, readProject } from "./project.ts";

/**
 * Returns every issue of `content/`. A new rule needs its code in `issues.ts`, its sentences in `locales/es.json`, a
 * check here and a fixture in `tests/fixtures`.
 */
export function checkContent(
  contentFiles: ContentFiles,
  locales: Locales,
  words: ReadonlyMap<string, PathWords>,
  pictures: InspectedPictures,
): Issue[] {
  const project = readProject(contentFiles, locales, [...words.keys()]);
  const paths = [...words].flatMap(([locale, pathWords]) => projectPaths(project, locale, pathWords));
  // What a further page of a list shows moves on with each new entry, so no text links to one.
  const originalPaths = paths.filter(({ locale, number }) => locale === defaultLocale && number === undefined);
  // A draft has a page in development only: other drafts may link to it, published texts may not.
  const drafts = new Set(project.files.filter(({ data }) => isDraft(data)).map(({ id }) => id));
  const written = new Set(originalPaths.map(({ path }) => path));
  const published = new Set(
    originalPaths.filter(({ key, id = "" }) => key !== "post" || !drafts.has(id)).map(({ path }) => path),
  );
  return [
    ...project.issues,
    ...checkNamedFiles(project),
    ...checkTranslations(contentFiles, [...words.keys()]),
    ...project.files.flatMap((file) => [
      ...checkMarkdown(file),
      ...checkPictures(file, pictures),
      ...checkModelNames(file, project),
      ...checkLinks(file, isDraft(file.data) ? written : published),
      ...checkPlaceholders(file, project),
      ...checkTypedFigures(file, project),
      ...checkUntaxedPrices(file, project),
      ...checkClaims(file, locales.i18n(file.locale)),
    ]),
    ...project.models.flatMap((file) => [...checkRoomNames(file, file.data), ...checkPlans(file, file.data)]),
    ...checkOriginals(contentFiles, pictures),
    ...checkTitles(project),
    ...checkCards(project.files),
    ...checkSlugs(project.files, paths, catalogueFolders(words)),
  ];
}

/** Returns where the catalogue of each language has its files; a locale file without the word is reported itself. */
function catalogueFolders(words: ReadonlyMap<string, PathWords>): string[] {
  return [...words].flatMap(([locale, { catalogue }]) =>
    catalogue === undefined ? [] : [`${localePrefix(locale, defaultLocale)}/${catalogue}`],
  );
}

function projectPaths({ files, ids }: Project, locale: string, words: PathWords): PublicPath[] {
  return listPaths({
    locale,
    words,
    prefix: localePrefix(locale, defaultLocale),
    slugsOf: (collection) =>
      ids[collection].map((id): Slug => {
        const isEntry = (file: { kind: string; id: string }) => file.kind === collection && file.id === id;
        const file =
          files.find((candidate) => candidate.locale === locale && isEntry(candidate)) ?? files.find(isEntry);
        return { id, slug: file?.slug ?? id };
      }),
  });
}
