import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { listPaths, type PathSource, type PublicPath } from "./list-paths.ts";
import { createPathTo, localePrefix, normalisePath, type PathTo, pathPattern } from "./paths.ts";

/** Every path of a site. Paths stay the same for as long as the site is open. */
export interface SitePaths {
  /** Every page in every language: what is built, tested and, without aliases, listed in the sitemap. */
  all(): readonly PublicPath[];
  /** Every path for the pre-rendering: the public ones, the pages for unknown paths and their data. */
  prerendered(): string[];
  /** The page at a path, whatever its query, hash or final slash; undefined for an unknown one. */
  find(href: string): PublicPath | undefined;
  /** The path of the same page in another language. @throws Error when there is no such page. */
  translated(page: PublicPath, locale: string): string;
  /** `pathTo` of one language. */
  to(locale: string): PathTo;
  /** The language of a path, known or not: `/xx/lo-que-sea` → `xx`. */
  localeOf(path: string): string;
}

/** Lists the paths of a site from its languages and the entries that have pages. */
export function openPaths(
  locales: Locales,
  slugsOf: (locale: string, collection: Parameters<PathSource["slugsOf"]>[0]) => ReturnType<PathSource["slugsOf"]>,
): SitePaths {
  let pages: readonly PublicPath[] | undefined;
  let pagesByPath: ReadonlyMap<string, PublicPath> | undefined;

  const prefixOf = (locale: string) => localePrefix(locale, defaultLocale);
  const wordsOf = (locale: string) => locales.messages(locale).paths;

  function all(): readonly PublicPath[] {
    pages ??= locales.names().flatMap((locale) =>
      listPaths({
        locale,
        words: wordsOf(locale),
        prefix: prefixOf(locale),
        slugsOf: (collection) => slugsOf(locale, collection),
      }),
    );
    return pages;
  }

  return {
    all,
    prerendered() {
      const unknown = locales.names().flatMap((locale) => {
        const prefix = prefixOf(locale);
        const posts = pathPattern(wordsOf(locale), prefix, "post");
        return [
          `${prefix}/404`,
          `${prefix}/404.json`,
          posts.replace(":slug", "404"),
          posts.replace(":slug", "index.json"),
        ];
      });
      return [...all().map(({ path }) => path), ...unknown];
    },
    find(href) {
      pagesByPath ??= new Map(all().map((page) => [page.path, page]));
      return pagesByPath.get(normalisePath(href));
    },
    translated({ key, id, alias }, locale) {
      const page = all().find(
        (other) => other.locale === locale && other.key === key && other.id === id && other.alias === alias,
      );
      if (!page) throw new Error(`There is no page «${key}» (${id ?? "fixed"}) in the language «${locale}».`);
      return page.path;
    },
    to: (locale) => createPathTo(wordsOf(locale), prefixOf(locale)),
    localeOf(path) {
      const first = path.split("/")[1] ?? "";
      return locales.names().find((locale) => locale === first && locale !== defaultLocale) ?? defaultLocale;
    },
  };
}

/**
 * Returns the path of the page that a link of the content leads to, in the given language:
 * `/contacto?modelo=mod-one#formulario` → `/xx/kontakt?modelo=mod-one#formulario`. Other links stay as they are.
 *
 * @throws Error for an internal link that leads to no page; `npm run check` finds those first.
 */
export function localiseHref(href: string, paths: SitePaths, locale: string): string {
  if (!href.startsWith("/")) return href;
  const page = paths.find(href);
  if (!page) throw new Error(`The content links to ${href}, which is no page of the site.`);
  const rest = /[?#].*$/.exec(href)?.[0] ?? "";
  return paths.translated(page, locale) + rest;
}
