import type { PublicPath } from "#app/routing/list-paths.ts";
import { routeEntry } from "#app/routing/route-table.ts";
import type { Trail } from "#app/routing/trail.ts";
import { pageName } from "./page-name.server.ts";
import type { Site } from "./site.server.ts";

/**
 * Returns the breadcrumbs of a page: the way from the home page, the page included, each with its name and path. Empty
 * for the home page and those right below it, because the trail says nothing that the header does not.
 *
 * @throws Error when the page is one of an entry that the content does not have.
 */
export function pageTrail(site: Site, page: PublicPath): Trail {
  const above = pagesAbove(site, page);
  if (above.length === 0) return [];
  const edition = site.edition(page.locale);
  const home = { path: edition.pathTo("home"), locale: page.locale, key: "home" } as const;
  return [home, ...above, page].map((step) => ({ name: pageName(edition, step), href: step.path }));
}

/** Returns the pages between the home page and a page, the highest first. */
function pagesAbove(site: Site, page: PublicPath): PublicPath[] {
  const parent = parentPage(site, page);
  return parent ? [...pagesAbove(site, parent), parent] : [];
}

/** Returns the page that the route table puts above a page; undefined if that is the home page. */
export function parentPage({ paths }: Site, { key, locale, id }: PublicPath): PublicPath | undefined {
  const parent = routeEntry(routeEntry(key)?.parent);
  if (!parent) return undefined;
  const keepsId = (parent.kind === "entry" || parent.kind === "tag") && id !== undefined;
  const path = paths.translated({ path: "", locale, key: parent.key, ...(keepsId && { id }) }, locale);
  return paths.find(path);
}
