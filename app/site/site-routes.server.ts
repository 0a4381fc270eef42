import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { defaultLocale } from "#app/i18n/languages.ts";
import { entriesOfRoute } from "#app/routing/legal-keys.ts";
import { fillPattern, localePrefix, pathPattern } from "#app/routing/paths.ts";
import { type RouteTableEntry, routeTable } from "#app/routing/route-table.ts";
import type { Site } from "./site.server.ts";

/** Returns the routes of a site, every language below the page boundary. */
export function siteRoutes(site: Site): RouteConfigEntry[] {
  const routes = site.locales.names().flatMap((locale) => localeRoutes(site, locale));
  return [layout("pages/page-boundary.route.tsx", { id: "page-boundary" }, routes)];
}

/** Returns the routes of one language. Ids read `es:post`, so that one route module serves every language. */
function localeRoutes(site: Site, locale: string): RouteConfigEntry[] {
  const prefix = localePrefix(locale, defaultLocale);
  const words = site.locales.messages(locale).paths;
  const at = (path: string, file: string, id: string) =>
    path === "/" ? index(file, { id }) : route(path.slice(1), file, { id });

  function entryRoutes(entry: RouteTableEntry & (typeof routeTable)[number]): RouteConfigEntry[] {
    const id = `${locale}:${entry.key}`;
    const path = pathPattern(words, prefix, entry.key);
    if (entry.dynamic) {
      return [
        at(path, entry.file, id),
        at(path.replace(":slug", "404.json"), "pages/blog/post-not-found.route.ts", `${id}-not-found`),
      ];
    }
    if (entry.perTag) {
      const file = "pages/blog/tags/tag-not-found.route.ts";
      const notFound = at(path.replace(":tag", "404.json"), file, `${id}-not-found`);
      return [at(path, entry.file, id), ...(entry.continues ? [] : [notFound])];
    }
    if (entry.continues) {
      return [
        at(path, entry.file, id),
        at(path.replace(":page", "404.json"), "pages/blog/blog-page-not-found.route.ts", `${id}-not-found`),
      ];
    }
    if (entry.collection) {
      const slugs = site.edition(locale).content.slugs(entry.collection);
      return entriesOfRoute(entry.collection, slugs).map(({ slug }) =>
        at(fillPattern(path, { slug }), entry.file, `${id}:${slug}`),
      );
    }
    return [
      at(path, entry.file, id),
      ...(entry.aliases ?? []).map((alias) =>
        at(pathPattern(words, prefix, entry.key, alias), entry.file, `${id}@${alias}`),
      ),
    ];
  }

  return [
    ...routeTable.flatMap(entryRoutes),
    at(`${prefix}/404.json`, "pages/unknown/unknown-data.route.ts", `${locale}:unknown-data`),
    at(`${prefix}/*`, "pages/unknown/unknown.route.tsx", `${locale}:unknown`),
  ];
}
