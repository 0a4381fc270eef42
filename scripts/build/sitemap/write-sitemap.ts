import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { sitemap } from "./sitemap.ts";
import { sitemapPages } from "./sitemap-pages.ts";

/** Writes the sitemap, which lists each page with its pictures, and robots.txt, which names the sitemap. */
export function writeSitemap(site: Site, client: string, picturesByPage: ReadonlyMap<string, readonly string[]>): void {
  const { url } = site.edition(defaultLocale).content.site();
  const pages = sitemapPages(site, (path) => picturesByPage.get(path));
  writeFileSync(join(client, "sitemap.xml"), sitemap(url, pages, site.locales.names()));
  writeFileSync(join(client, "robots.txt"), robots(url, site.production));
}

/** Returns `robots.txt`: robots may read everything of a site that goes online, and nothing of a trial. */
function robots(siteUrl: string, production: boolean): string {
  return production ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` : "User-agent: *\nDisallow: /\n";
}
