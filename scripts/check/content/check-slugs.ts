import type { Issue, Position } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { localePrefix, type PathWords } from "#app/routing/paths.ts";
import { type RouteTableEntry, reservedSegments, routeTable } from "#app/routing/route-table.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";

/**
 * Returns the paths of files of the build, which no page may have.
 *
 * @param words Words of the paths by language.
 */
export function buildPaths(paths: readonly PublicPath[], words: ReadonlyMap<string, PathWords>): string[] {
  return [
    ...reservedSegments.map((segment) => `/${segment}`),
    ...catalogueFolders(words),
    ...paths.filter(({ key }) => key === "post").map(unknownPostPath),
  ];
}

/** Returns where the catalogue of each language has its files; a locale file without the word is reported itself. */
function catalogueFolders(words: ReadonlyMap<string, PathWords>): string[] {
  return [...words].flatMap(([locale, { catalogue }]) =>
    catalogue === undefined ? [] : [`${localePrefix(locale, defaultLocale)}/${catalogue}`],
  );
}

/** Where a text of a locale file stands. */
export type LocateText = (locale: string, key: string) => Position;

/**
 * Checks that no two pages have the same path, and none the path of a file of the build. Where a fixed page of a further
 * language has the path of an entry that has no file there, its word has to change.
 *
 * @param taken The paths of those files.
 */
export function checkSlugs(
  files: readonly ContentFile[],
  paths: readonly PublicPath[],
  taken: readonly string[],
  locateText: LocateText,
): Issue[] {
  const nameOf = (locale: string, kind: string | undefined, id: string | undefined) => `${locale} ${kind} ${id}`;
  const filesByName = new Map(files.map((file) => [nameOf(file.locale, file.kind, file.id), file]));
  const translations = new Map(files.filter((file) => file.locale !== defaultLocale).map((file) => [file.file, file]));
  const seen = new Map(taken.map((path) => [path, path]));
  const fixed = new Map(paths.filter(({ id }) => id === undefined).map((page) => [page.path, page]));
  const reported = new Set<string>();
  // Fixed pages first: where an entry has the path of one, the entry has to change.
  const inOrder = [...paths.filter(({ id }) => id === undefined), ...paths.filter(({ id }) => id !== undefined)];
  return inOrder.flatMap(({ path, locale, key, id }) => {
    const entry: RouteTableEntry | undefined = routeTable.find((candidate) => candidate.key === key);
    const file = filesByName.get(nameOf(locale, entry?.collection, id));
    // What a further language has no file of is shown at the original's slug.
    const original = filesByName.get(nameOf(defaultLocale, entry?.collection, id));
    const name = (file ?? original)?.file ?? path;
    const other = seen.get(path);
    seen.set(path, name);
    const page = fixed.get(path);
    if (other && !file && original && page) return [wordIssue(page, original, locateText)];
    if (!other || other === name) return [];
    const [wrong, owner] = file ? [file, other] : [translations.get(other), name];
    if (!wrong || reported.has(wrong.file)) return [];
    // A model has two pages; one issue is enough.
    reported.add(wrong.file);
    return [fieldIssue(wrong, ["slug"], "slug-duplicate", { slug: wrong.slug, other: owner, path })];
  });
}

/** Returns the issue of a word that is the slug of an entry. */
function wordIssue({ path, locale, key, alias }: PublicPath, { file }: ContentFile, locateText: LocateText): Issue {
  const name = alias === undefined ? `paths.${key}` : `paths.${key}@${alias}`;
  const text = path.slice(localePrefix(locale, defaultLocale).length + 1);
  const values = { key: name, text, other: file };
  return { file: `locales/${locale}.json`, code: "locale-path-duplicate", ...locateText(locale, name), values };
}

/** Returns the path of the page for unknown articles, which lies beside each article. */
function unknownPostPath({ path }: PublicPath): string {
  return path.replace(/[^/]+$/, "404");
}
