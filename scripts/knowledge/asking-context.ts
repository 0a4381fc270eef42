import type { PublicPath } from "#app/routing/list-paths.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { type PageContext, pageContext } from "#app/site/page-context.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** Returns the context of a page in which queries keep the questions that sections answer. */
export function askingContext(site: Site, page: PublicPath): PageContext {
  const context = pageContext(site, page);
  return { ...context, edition: askingEdition(context.edition) };
}

/** Returns an edition that keeps the questions that sections answer. */
export function askingEdition(edition: Edition): Edition {
  return { ...edition, resolve: edition.resolveAsked };
}
