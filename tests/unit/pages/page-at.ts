import { type PageContext, pageContext } from "#app/site/page-context.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";

/** Returns the context of the page at a path. */
export function at(path: string, site: Site = fixture): PageContext {
  const page = site.paths.find(path);
  if (!page) throw new Error(`The site has no page at ${path}.`);
  return pageContext(site, page);
}
