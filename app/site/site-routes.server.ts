import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { defaultLocale } from "#app/i18n/languages.ts";
import { languageDataPath } from "#app/routing/data-files.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { localePrefix, pathPattern } from "#app/routing/paths.ts";
import { type RouteTableEntry, routeTable } from "#app/routing/route-table.ts";
import type { Site } from "./site.server.ts";

/** Returns the routes of a site, every language below the page boundary. */
export function siteRoutes(site: Site): RouteConfigEntry[] {
  const routes = site.locales.names().flatMap((locale) => localeRoutes(site, locale));
  return [layout("pages/shared/page-boundary.route.tsx", { id: "page-boundary" }, routes)];
}

/** Returns the routes of one language. Ids read `es:post`, so that one route module serves every language. */
function localeRoutes(site: Site, locale: string): RouteConfigEntry[] {
  const prefix = localePrefix(locale, defaultLocale);
  const words = site.locales.messages(locale).paths;
  const at = (path: string, file: string, id: string) =>
    path === "/" ? index(file, { id }) : route(path.slice(1), file, { id });

  const pages = site.paths.routed().filter((page) => page.locale === locale);

  /** One route with a parameter. */
  function patternRoute({ key, file }: RouteTableEntry): RouteConfigEntry {
    return at(pathPattern(words, prefix, key), file, `${locale}:${key}`);
  }

  /** One route for each page. */
  function pageRoutes({ key, file }: RouteTableEntry): RouteConfigEntry[] {
    return pages.filter((page) => page.key === key).map((page) => at(page.path, file, routeId(page)));
  }

  const entryRoutes = (entry: RouteTableEntry) =>
    entry.dynamic || (entry.kind && entry.kind !== "entry") ? [patternRoute(entry)] : pageRoutes(entry);

  return [
    ...routeTable.flatMap(entryRoutes),
    at(languageDataPath(locale, "assistant"), "pages/assistant/assistant-data.route.ts", `${locale}:assistant-data`),
    at(languageDataPath(locale, "designer"), "pages/designer/designer-data.route.ts", `${locale}:designer-data`),
    at(`${prefix}/404.json`, "pages/unknown/unknown-data.route.ts", `${locale}:unknown-data`),
    at(`${prefix}/*`, "pages/unknown/unknown.route.tsx", `${locale}:unknown`),
  ];
}

function routeId({ locale, key, id, alias }: PublicPath): string {
  if (alias !== undefined) return `${locale}:${key}@${alias}`;
  return id === undefined ? `${locale}:${key}` : `${locale}:${key}:${id}`;
}
