import { generatePath } from "react-router";
import { site } from "#app/site/current-site.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { type PageContext, pageContext } from "./page-context.server.ts";

/** What a loader knows of the route that it loads. */
interface LoadedRoute {
  /** As the router has it: `blog/:slug`, empty for the home page. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page that a loader makes. @throws Error when the route is no page of the route table. */
export function currentPage(route: LoadedRoute): PageContext {
  const context = findCurrentPage(route);
  if (!context) throw new Error(`No page of the route table has the route «${route.pattern}».`);
  return context;
}

/** The page that a loader makes; undefined for a slug that no entry has. */
export function findCurrentPage({ pattern, params }: LoadedRoute): PageContext | undefined {
  const page = site.paths.find(generatePath(fromRoot(pattern), params));
  return page && pageContext(site, page);
}

/** The site in the language of a route, whether it is a page of the route table or not: `xx/*` → `xx`. */
export function currentEdition({ pattern }: Pick<LoadedRoute, "pattern">): Edition {
  return site.edition(site.paths.localeOf(fromRoot(pattern)));
}

function fromRoot(pattern: string): string {
  return `/${pattern}`.replace(/^\/+/, "/");
}
