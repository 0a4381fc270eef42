import { generatePath } from "react-router";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { patternFromRoot } from "#app/routing/paths.ts";
import type { Edition } from "./edition.server.ts";
import type { Site } from "./site.server.ts";

/** The input of a query: which page of which site, and the site in the language in which the page is shown. */
export interface PageContext {
  readonly site: Site;
  readonly page: PublicPath;
  readonly edition: Edition;
}

/** The route data that a loader receives. */
export interface LoadedRoute {
  /** As the router has it: `blog/:slug`, empty for the home page. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Returns the context of one page of a site. */
export function pageContext(site: Site, page: PublicPath): PageContext {
  return { site, page, edition: site.editionOf(page) };
}

/** Returns the context of the page that a route shows; undefined for a slug that no entry has. */
export function findPageContext(site: Site, { pattern, params }: LoadedRoute): PageContext | undefined {
  const page = site.paths.find(generatePath(patternFromRoot(pattern), params));
  return page && pageContext(site, page);
}
