import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { listPaths, type PathSource, type PublicPath, pageIdentity } from "./list-paths.ts";
import { cataloguePath, createPathTo, localePrefix, normalisePath, type PathTo, pathPattern } from "./paths.ts";

/** The paths of a site. They are listed once, when one is first asked for. */
export interface SitePaths {
  /** Returns the path of every page in every language, aliases included. */
  all(): readonly PublicPath[];
  /** Returns every path to pre-render: those of the pages, of the pages for unknown paths, and of data files. */
  prerendered(): string[];
  /** Returns the page at a path, whatever its query, hash or final slash; undefined for an unknown path. */
  find(href: string): PublicPath | undefined;
  /**
   * Returns the path of the same page in another language.
   *
   * @throws Error when that language does not have the page.
   */
  translated(page: PublicPath, locale: string): string;
  /** Returns `pathTo` of one language. */
  to(locale: string): PathTo;
  /** Returns the path of the catalogue of one language, or of its part about the model with this slug. */
  catalogue(locale: string, slug?: string): string;
  /** Returns the language of a path, whether it is one of the site or not: `/xx/lo-que-sea` → `xx`. */
  localeOf(path: string): string;
}

/** Returns the paths of a site, made of its languages and of the entries that have pages. */
export function openPaths(
  locales: Locales,
  slugsOf: (locale: string, collection: Parameters<PathSource["slugsOf"]>[0]) => ReturnType<PathSource["slugsOf"]>,
): SitePaths {
  let pages: readonly PublicPath[] | undefined;
  let pagesByPath: ReadonlyMap<string, PublicPath> | undefined;
  // By language and identity: every page asks for its own path in each language.
  let pagesByIdentity: ReadonlyMap<string, PublicPath> | undefined;

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
    translated(page, locale) {
      pagesByIdentity ??= new Map(all().map((other) => [`${other.locale} ${pageIdentity(other)}`, other]));
      const found = pagesByIdentity.get(`${locale} ${pageIdentity(page)}`);
      const { key, id } = page;
      if (!found) throw new Error(`There is no page «${key}» (${id ?? "fixed"}) in the language «${locale}».`);
      return found.path;
    },
    to: (locale) => createPathTo(wordsOf(locale), prefixOf(locale)),
    catalogue: (locale, slug) => cataloguePath(wordsOf(locale), prefixOf(locale), slug),
    localeOf(path) {
      const first = path.split("/")[1] ?? "";
      return locales.names().find((locale) => locale === first && locale !== defaultLocale) ?? defaultLocale;
    },
  };
}

/**
 * Returns a link of the content for pages of a language: `/contacto?modelo=mod-one` → `/xx/kontakt?modelo=mod-one`.
 * Links to elsewhere stay as they are.
 *
 * @throws Error for an internal link that leads to no page; `npm run check` reports those before a build.
 */
export function localiseHref(href: string, paths: SitePaths, locale: string): string {
  if (!href.startsWith("/")) return href;
  const page = paths.find(href);
  if (!page) throw new Error(`The content links to ${href}, which is no page of the site.`);
  const rest = /[?#].*$/.exec(href)?.[0] ?? "";
  return paths.translated(page, locale) + rest;
}
