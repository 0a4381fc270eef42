import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { searchIndexPath } from "#app/pages/site-map/search/search-index.ts";
import type { Site } from "#app/site/site.server.ts";
import { siteSearchIndex } from "./site-search-index.ts";

/** Writes the search index of every language beside the pages. */
export async function writeSearchIndexes(site: Site, client: string): Promise<void> {
  for (const locale of site.locales.names()) {
    const index = await siteSearchIndex(site, locale);
    writeFileSync(join(client, searchIndexPath(locale)), JSON.stringify(index));
  }
}
