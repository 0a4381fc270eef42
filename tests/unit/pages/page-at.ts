import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageContext, pageContext } from "#app/pages/page-context.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { fixture, fixtureRoot } from "#tests/site/fixture-site.ts";

/** Returns the context of the page at a path. */
export function at(path: string, site: Site = fixture): PageContext {
  const page = site.paths.find(path);
  if (!page) throw new Error(`The site has no page at ${path}.`);
  return pageContext(site, page);
}

/** Returns the text of a file of the frozen site. */
export function fixtureFile(file: string): string {
  return readFileSync(join(fixtureRoot, file), "utf8");
}
