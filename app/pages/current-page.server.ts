import { site } from "#app/site/current-site.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import {
  editionOfRoute,
  findPageContext,
  getPageContext,
  homeEditionOfRoute,
  type LoadedRoute,
  type PageContext,
} from "./page-context.server.ts";

/**
 * Returns the context of the page that a loader makes.
 *
 * @throws Error when its route is no page of the route table.
 */
export function currentPage(route: LoadedRoute): PageContext {
  return getPageContext(site, route);
}

/** Returns the context of the page that a loader makes; undefined for a slug that no entry has. */
export function findCurrentPage(route: LoadedRoute): PageContext | undefined {
  return findPageContext(site, route);
}

/** Returns the current site in the language of a route, which need not be a page of the route table. */
export function currentEdition(route: Pick<LoadedRoute, "pattern">): Edition {
  return editionOfRoute(site, route);
}

/** Returns the current site as the home page in the language of a route shows it. */
export function currentHomeEdition(route: Pick<LoadedRoute, "pattern">): Edition {
  return homeEditionOfRoute(site, route);
}
