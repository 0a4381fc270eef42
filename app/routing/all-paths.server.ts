import { defaultLocale } from "#app/i18n/languages.ts";
import { getLocales, getMessages } from "#app/i18n/locale-files.server.ts";
import { listPaths, type PublicPath } from "./list-paths.ts";
import { createPathTo, localePrefix, normalisePath, type PathTo, pathPattern } from "./paths.ts";
import { getSlugs } from "./slugs.server.ts";

export type { PublicPath };

/** `pathTo` of one language. */
export function pathToOf(locale: string): PathTo {
  return createPathTo(getMessages(locale).paths, localePrefix(locale, defaultLocale));
}

let publicPaths: readonly PublicPath[] | undefined;
let pagesByPath: ReadonlyMap<string, PublicPath> | undefined;

/**
 * Every address of the site in every language: what is built, tested and, without aliases, listed in the sitemap.
 * Addresses stay the same for as long as a process runs; the development server restarts when one changes.
 */
export function getPublicPaths(): readonly PublicPath[] {
  publicPaths ??= getLocales().flatMap(localePaths);
  return publicPaths;
}

function localePaths(locale: string): PublicPath[] {
  return listPaths({
    locale,
    words: getMessages(locale).paths,
    prefix: localePrefix(locale, defaultLocale),
    slugsOf: (collection) => getSlugs(collection, locale),
  });
}

/** Finds the page behind an address, whatever its query, hash or final slash; undefined for an unknown one. */
export function resolvePath(href: string): PublicPath | undefined {
  pagesByPath ??= new Map(getPublicPaths().map((page) => [page.path, page]));
  return pagesByPath.get(normalisePath(href));
}

/** The same page in another language, or in the same one. */
export function translatedPath(page: PublicPath, locale: string): string {
  const { key, id, alias } = page;
  const found = getPublicPaths().find(
    (other) => other.locale === locale && other.key === key && other.id === id && other.alias === alias,
  );
  if (!found) throw new Error(`There is no page «${key}» (${id ?? "fixed"}) in the language «${locale}».`);
  return found.path;
}

/** Every address for the pre-rendering: the public ones, the pages for unknown addresses and their data. */
export function getPrerenderPaths(): string[] {
  const unknown = getLocales().flatMap((locale) => {
    const prefix = localePrefix(locale, defaultLocale);
    const posts = pathPattern(getMessages(locale).paths, prefix, "post");
    return [`${prefix}/404`, `${prefix}/404.json`, posts.replace(":slug", "404"), posts.replace(":slug", "index.json")];
  });
  return [...getPublicPaths().map(({ path }) => path), ...unknown];
}

/** The language of an address, known or not: `/xx/lo-que-sea` → `xx`. */
export function localeOfPath(pathname: string): string {
  const first = pathname.split("/")[1] ?? "";
  return getLocales().find((locale) => locale === first && locale !== defaultLocale) ?? defaultLocale;
}
