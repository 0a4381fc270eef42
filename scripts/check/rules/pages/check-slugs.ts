import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { localePrefix, type PathWords } from "#app/routing/paths.ts";
import { reservedSegments, routeEntry } from "#app/routing/route-table.ts";
import type { LocaleFile } from "#scripts/check/locales/locale-file.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { fieldIssue } from "#scripts/check/texts/field-texts.ts";

/**
 * Returns the paths of files of the build, which no page may have.
 *
 * @param words Words of the paths by language.
 */
export function buildPaths(paths: readonly PublicPath[], words: ReadonlyMap<string, PathWords>): string[] {
  // A locale file without the word of the catalogue is reported itself.
  const catalogues = [...words].flatMap(([locale, { catalogue }]) =>
    catalogue === undefined ? [] : [`${localePrefix(locale, defaultLocale)}/${catalogue}`],
  );
  // The page for unknown articles lies beside each article.
  const unknownPosts = paths.filter(({ key }) => key === "post").map(({ path }) => path.replace(/[^/]+$/, "404"));
  return [...reservedSegments.map((segment) => `/${segment}`), ...catalogues, ...unknownPosts];
}

/**
 * Checks that no two pages have the same path, and none the path of a file of the build. Where a fixed page of a further
 * language has the path of an entry that has no file there, its word has to change.
 */
export function checkSlugs({ files, paths: { pages }, words, strings }: CheckedSite): Issue[] {
  const nameOf = (locale: string, kind: string | undefined, id: string | undefined) => `${locale} ${kind} ${id}`;
  const filesByName = new Map(files.map((file) => [nameOf(file.locale, file.kind, file.id), file]));
  const translations = new Map(files.filter((file) => file.locale !== defaultLocale).map((file) => [file.file, file]));
  const seen = new Map(buildPaths(pages, words).map((path) => [path, path]));
  const fixed = new Map(pages.filter(({ id }) => id === undefined).map((page) => [page.path, page]));
  const reported = new Set<string>();
  // Fixed pages first: where an entry has the path of one, the entry has to change.
  return [...fixed.values(), ...pages.filter(({ id }) => id !== undefined)].flatMap(({ path, locale, key, id }) => {
    const entry = routeEntry(key);
    const file = filesByName.get(nameOf(locale, entry?.collection, id));
    // What a further language has no file of is shown at the original's slug.
    const original = filesByName.get(nameOf(defaultLocale, entry?.collection, id));
    const name = (file ?? original)?.file ?? path;
    const other = seen.get(path);
    seen.set(path, name);
    const page = fixed.get(path);
    if (other && !file && original && page) return [wordIssue(strings.get(locale), page, original)];
    if (!other || other === name) return [];
    const [wrong, owner] = file ? [file, other] : [translations.get(other), name];
    // A model has two pages; one issue is enough.
    if (!wrong || reported.has(wrong.file)) return [];
    reported.add(wrong.file);
    return [fieldIssue(wrong, ["slug"], "slug-duplicate", { slug: wrong.slug, other: owner, path })];
  });
}

/** Returns the issue of a word that is the slug of an entry. */
function wordIssue(
  strings: LocaleFile | undefined,
  { path, locale, key, alias }: PublicPath,
  { file }: ContentFile,
): Issue {
  const name = alias === undefined ? `paths.${key}` : `paths.${key}@${alias}`;
  const text = path.slice(localePrefix(locale, defaultLocale).length + 1);
  const values = { key: name, text, other: file };
  const place = strings?.texts.find((each) => each.key === name)?.position ?? { line: 1, column: 1 };
  return { file: `locales/${locale}.json`, code: "locale-path", ...place, values };
}
