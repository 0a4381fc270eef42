import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { defaultLocale } from "#app/i18n/languages.ts";
import { entriesOfRoute } from "#app/routing/legal-keys.ts";
import { fillPattern, localePrefix, pathPattern } from "#app/routing/paths.ts";
import { type RouteTableEntry, routeTable } from "#app/routing/route-table.ts";
import { tagIndexPath } from "#app/routing/tag-index.ts";
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
        at(path.replace(":slug", "index.json"), "pages/blog/post-slugs.route.ts", `${id}-slugs`),
        at(path.replace(":slug", "index/:part"), "pages/blog/post-slugs-part.route.ts", `${id}-slugs-part`),
      ];
    }
    if (entry.perTag) {
      const index = at(tagIndexPath(path), "pages/blog/tags/tag-index.route.ts", `${id}-index`);
      return [at(path, entry.file, id), ...(entry.continues ? [] : [index])];
    }
    if (entry.continues) {
      return [
        at(path, entry.file, id),
        at(path.replace(":page", "index.json"), "pages/blog/blog-pages.route.ts", `${id}-index`),
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
