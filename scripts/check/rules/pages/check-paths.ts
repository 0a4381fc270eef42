import { defaultLocale } from "#app/i18n/languages.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { localePrefix } from "#app/routing/paths.ts";
import { reservedSegments, routeEntry } from "#app/routing/route-table.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { type ContentFile, fieldIssue } from "#scripts/check/site/content-file.ts";

/** Checks that no two pages or aliases have the same path, or that of a file of the build. */
export function checkPaths(site: CheckedSite): Issue[] {
  const { find } = site;
  const pages = site.paths.all();
  const owners = new Map(buildPaths(site).map((path) => [path, path]));
  const fixed = new Map(pages.filter(({ id }) => id === undefined).map((page) => [page.path, page]));
  // Fixed pages first: where an entry has the path of one, the entry has to change.
  const found = [...fixed.values(), ...pages.filter(({ id }) => id !== undefined)].flatMap(
    ({ path, locale, key, id }): Issue[] => {
      const kind = routeEntry(key)?.collection;
      const file = find(locale, kind, id);
      // An entry without a file in a further language is shown at the original's slug.
      const original = find(defaultLocale, kind, id);
      const name = (file ?? original)?.file ?? path;
      const other = owners.get(path);
      owners.set(path, name);
      const page = fixed.get(path);
      if (other && !file && original && page) return [wordIssue(site, page, original)];
      if (!other || other === name) return [];
      const [wrong, owner] = file ? [file, other] : [translationAt(site, other), name];
      return wrong ? [fieldIssue(wrong, ["slug"], "slug-duplicate", { slug: wrong.slug, other: owner, path })] : [];
    },
  );
  const aliases = site.paths.redirects().flatMap(({ from, locale, collection, id, alias }): Issue[] => {
    const own = find(locale, collection, id);
    // A translation without aliases has those of the original.
    const file = own?.locate.has(["aliases"]) ? own : find(defaultLocale, collection, id);
    if (!file) return [];
    const other = owners.get(from);
    owners.set(from, file.file);
    const index = file.aliases?.lastIndexOf(alias) ?? 0;
    return other === undefined
      ? []
      : [fieldIssue(file, ["aliases", index], "slug-duplicate", { alias, path: from, other })];
  });
  // A model has two pages; one issue is enough.
  const places = [...found, ...aliases].map((issue) => [`${issue.file}:${issue.line}:${issue.column}`, issue] as const);
  return [...new Map(places.toReversed()).values()];
}

/** Returns the paths of files of the build. */
export function buildPaths({ locales, paths }: Pick<CheckedSite, "locales" | "paths">): string[] {
  const catalogues = locales.names().map((locale) => paths.catalogue(locale).replace(/\.pdf$/, ""));
  // The page for unknown articles is beside each article.
  const unknownPosts = paths
    .all()
    .filter(({ key }) => key === "post")
    .map(({ path }) => path.replace(/[^/]+$/, "404"));
  return [...reservedSegments.map((segment) => `/${segment}`), ...catalogues, ...unknownPosts];
}

function translationAt({ files }: CheckedSite, path: string): ContentFile | undefined {
  return files.find(({ file, locale }) => file === path && locale !== defaultLocale);
}

/** Returns the issue of a fixed page of a further language with the path of an entry that has no file there. */
function wordIssue({ strings }: CheckedSite, { path, locale, key, alias }: PublicPath, { file }: ContentFile): Issue {
  const name = alias === undefined ? `paths.${key}` : `paths.${key}@${alias}`;
  const text = path.slice(localePrefix(locale, defaultLocale).length + 1);
  const values = { key: name, text, other: file };
  const place = strings.get(locale)?.texts.find((each) => each.key === name)?.position ?? { line: 1, column: 1 };
  return { file: `locales/${locale}.json`, code: "locale-path", ...place, values };
}
