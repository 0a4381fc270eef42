import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { defaultLocale } from "./i18n/languages.ts";
import { getLocales, getMessages } from "./i18n/locale-files.server.ts";
import { localePrefix, pathPattern } from "./routing/paths.ts";
import { type RouteTableEntry, routeTable } from "./routing/route-table.ts";
import { getSlugs } from "./routing/slugs.server.ts";

/** Routes of one language. Ids read `es:post`, so that one route module serves every language. */
function localeRoutes(locale: string): RouteConfigEntry[] {
  const prefix = localePrefix(locale, defaultLocale);
  const words = getMessages(locale).paths;
  const at = (path: string, file: string, id: string) =>
    path === "/" ? index(file, { id }) : route(path.slice(1), file, { id });

  function entryRoutes(entry: RouteTableEntry & (typeof routeTable)[number]): RouteConfigEntry[] {
    const id = `${locale}:${entry.key}`;
    const path = pathPattern(words, prefix, entry.key);
    if (entry.dynamic) {
      return [
        at(path, entry.file, id),
        at(path.replace(":slug", "index.json"), "pages/blog/post-slugs.route.ts", `${id}-slugs`),
      ];
    }
    if (entry.collection) {
      return getSlugs(entry.collection, locale).map(({ slug }) =>
        at(path.replace(":slug", slug), entry.file, `${id}:${slug}`),
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

export default [
  layout("pages/page-boundary.route.tsx", { id: "page-boundary" }, getLocales().flatMap(localeRoutes)),
] satisfies RouteConfig;
