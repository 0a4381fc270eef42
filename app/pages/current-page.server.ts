import { patternFromRoot } from "#app/routing/paths.ts";
import { site } from "#app/site/current-site.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { findPageContext, type LoadedRoute, type PageContext } from "./page-context.server.ts";

/**
 * Returns the context of the page that a loader makes.
 *
 * @throws Error when its route is not in the route table.
 */
export function currentPage(route: LoadedRoute): PageContext {
  const context = findCurrentPage(route);
  if (!context) throw new Error(`The route table has no page with the route «${route.pattern}».`);
  return context;
}

/** Returns the context of the page that a loader makes; undefined for a slug that no entry has. */
export function findCurrentPage(route: LoadedRoute): PageContext | undefined {
  return findPageContext(site, route);
}

/** Returns the current site as the home page in the language of a route shows it: `xx/*` → that of `xx`. */
export function currentHomeEdition({ pattern }: Pick<LoadedRoute, "pattern">): Edition {
  return site.editionOf({ key: "home", locale: site.paths.localeOf(patternFromRoot(pattern)) });
}
