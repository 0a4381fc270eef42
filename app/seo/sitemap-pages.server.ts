import { isTranslated } from "#app/site/is-translated.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { SitemapPage } from "./sitemap.ts";

/**
 * Returns the pages of a site for its sitemap, without those that show the original in another language: those of articles
 * with the day of their last change.
 */
export function sitemapPages({ edition, paths }: Site): SitemapPage[] {
  const listed = paths.all().filter((page) => isTranslated(edition(page.locale).content, page));
  return listed.map((page) => {
    if (page.key !== "post") return page;
    const post = edition(page.locale).content.entry("blog", page.id)?.data;
    return post ? { ...page, modified: post.updated ?? post.date } : page;
  });
}
