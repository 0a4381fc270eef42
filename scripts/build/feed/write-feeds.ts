import { feedPath } from "#app/seo/feed-path.ts";
import type { Site } from "#app/site/site.server.ts";
import { writeFile } from "#scripts/terminal/write-file.ts";
import { formatFeed } from "./atom-feed.ts";
import { collectFeed } from "./collect-feed.ts";

/** Writes the feed of every language beside the pages. */
export async function writeFeeds(site: Site, client: string): Promise<void> {
  for (const locale of site.locales.names()) {
    writeFile(client, feedPath(locale), formatFeed(await collectFeed(site, locale)));
  }
}
