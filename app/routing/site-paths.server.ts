import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { once } from "#app/time/once.ts";
import { languageDataPath } from "./data-files.ts";
import { listPaths, type PathSource, type PublicPath, pageIdentity, type Slug, type TagSlug } from "./list-paths.ts";
import { listRedirects, type Redirect } from "./list-redirects.ts";
import { cataloguePath, createPathTo, localePrefix, normalisePath, type PathTo, pathPattern } from "./paths.ts";
import { type RouteKey, routeTable } from "./route-table.ts";

/** The paths of a site. They are listed once, when one is first asked for. */
export interface SitePaths {
  /** Returns the path of every page in every language, aliases included. */
  all(): readonly PublicPath[];
  /** Returns what leads from the earlier paths of entries to their present ones, in every language. */
  redirects(): readonly Redirect[];
  /** Returns every path to pre-render: those of the pages, of the pages for unknown paths, and of data files. */
  prerendered(): string[];
  /**
   * Returns a path for each route without a page, such as that of the further pages of a short list.
   * React Router's own pre-rendering refuses a site that has such a route.
   */
  emptyRoutePaths(): string[];
  /**
   * Returns the pages whose route has no parameter: all but tags, further pages of lists, and collections with many
   * entries.
   */
  routed(): readonly PublicPath[];
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

/** Collections with many entries. */
const dynamicCollections: ReadonlySet<string | undefined> = new Set(
  routeTable.filter(({ dynamic }) => dynamic).map(({ collection }) => collection),
);

/** The entries and tags that have pages, by language. */
interface PageSources {
  readonly slugsOf: (locale: string, ...collection: Parameters<PathSource["slugsOf"]>) => readonly Slug[];
  readonly tagsOf: (locale: string) => readonly TagSlug[];
}

/** Returns the paths of a site, made of its languages and of the entries and tags that have pages. */
export function openPaths(locales: Locales, sources: PageSources): SitePaths {
  const { slugsOf } = sources;

  const prefixOf = (locale: string) => localePrefix(locale, defaultLocale);
  const wordsOf = (locale: string) => locales.messages(locale).paths;

  const sourcesOf = ({ slugsOf: slugs, tagsOf: tags }: PageSources) =>
    locales.names().map((locale) => ({
      locale,
      words: wordsOf(locale),
      prefix: prefixOf(locale),
      slugsOf: (collection: Parameters<PathSource["slugsOf"]>[0]) => slugs(locale, collection),
      tags: () => tags(locale),
    }));
  const list = (from: PageSources) => sourcesOf(from).flatMap(listPaths);

  const all = once((): readonly PublicPath[] => list(sources));
  const pagesByPath = once(() => new Map(all().map((page) => [page.path, page])));
  const identityIn = (page: PublicPath, locale: string) => `${locale} ${pageIdentity(page)}`;
  const pagesByIdentity = once(() => new Map(all().map((page) => [identityIn(page, page.locale), page])));

  return {
    all,
    redirects: () => sourcesOf(sources).flatMap(listRedirects),
    prerendered() {
      const others = locales.names().flatMap((locale) => {
        const prefix = prefixOf(locale);
        return [
          languageDataPath(locale, "assistant"),
          languageDataPath(locale, "designer"),
          `${prefix}/404`,
          `${prefix}/404.json`,
          pathPattern(wordsOf(locale), prefix, "post").replace(":slug", "404"),
        ];
      });
      return [...all().map(({ path }) => path), ...others];
    },
    emptyRoutePaths() {
      return locales.names().flatMap((locale) => {
        const has = (key: RouteKey) => all().some((page) => page.locale === locale && page.key === key);
        const pathOf = (key: RouteKey) => pathPattern(wordsOf(locale), prefixOf(locale), key);
        return routeTable
          .filter(({ key, kind }) => kind && kind !== "entry" && !has(key))
          .map(({ key }) => pathOf(key).replaceAll(/:\w+/g, "404"));
      });
    },
    routed: () =>
      list({
        slugsOf: (locale, collection) => (dynamicCollections.has(collection) ? [] : slugsOf(locale, collection)),
        tagsOf: () => [],
      }),
    find: (href) => pagesByPath().get(normalisePath(href)),
    translated(page, locale) {
      const found = pagesByIdentity().get(identityIn(page, locale));
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
  if (!page) throw new Error(`The content links to ${href}, which is not a page of the site.`);
  const rest = /[?#].*$/.exec(href)?.[0] ?? "";
  return paths.translated(page, locale) + rest;
}
