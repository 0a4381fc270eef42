import { patternFromRoot } from "#app/routing/paths.ts";
import { site } from "#app/site/current-site.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { findPageContext, type LoadedRoute, type PageContext } from "#app/site/page-context.server.ts";

/**
 * Returns the loader of a route: it calls the query of the page with its context.
 *
 * @throws Error, in the loader, when the route is not in the route table.
 */
export function loadPage<Data>(query: (context: PageContext) => Promise<Data>) {
  return (route: LoadedRoute): Promise<Data> => {
    const context = findPageContext(site, route);
    if (!context) throw new Error(`The route table has no page with the route «${route.pattern}».`);
    return query(context);
  };
}

/** Returns the loader of a route with a slug, whose data is null for a slug that no entry has. */
export function loadPageIfFound<Data>(query: (context: PageContext) => Promise<Data>) {
  return async (route: LoadedRoute): Promise<Data | null> => {
    const context = findPageContext(site, route);
    return context ? query(context) : null;
  };
}

/** Returns the current site as the home page in the language of a route shows it: `xx/*` → that of `xx`. */
export function currentHomeEdition({ pattern }: Pick<LoadedRoute, "pattern">): Edition {
  return site.editionOf({ key: "home", locale: site.paths.localeOf(patternFromRoot(pattern)) });
}
