import type { PublicPath } from "#app/routing/list-paths.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** What a query is told: which page of which site, and the site in the page's language. */
export interface PageContext {
  readonly site: Site;
  readonly page: PublicPath;
  readonly edition: Edition;
}

/** Returns the context of one page of a site. */
export function pageContext(site: Site, page: PublicPath): PageContext {
  return { site, page, edition: site.edition(page.locale) };
}
