import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { feedPath } from "#app/seo/feed-path.ts";
import type { Site } from "#app/site/site.server.ts";
import { formatFeed } from "./atom-feed.ts";
import { collectFeed } from "./collect-feed.ts";

/** Writes the feed of every language beside the pages. */
export async function writeFeeds(site: Site, client: string): Promise<void> {
  for (const locale of site.locales.names()) {
    const file = join(client, feedPath(locale));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatFeed(await collectFeed(site, locale)));
  }
}
