import type { Site } from "#app/site/site.server.ts";
import type { SitemapPage } from "./sitemap.ts";

/** Returns the pages of a site for its sitemap: those of articles with the day of their last change. */
export function sitemapPages({ edition, paths }: Site): SitemapPage[] {
  return paths.all().map((page) => {
    if (page.key !== "post") return page;
    const post = edition(page.locale).content.entry("blog", page.id)?.data;
    return post ? { ...page, modified: post.updated ?? post.date } : page;
  });
}
