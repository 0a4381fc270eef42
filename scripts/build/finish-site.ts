import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultLocale } from "#app/i18n/languages.ts";
import { robots, sitemapFiles } from "#app/seo/sitemap.ts";
import { sitemapPages } from "#app/seo/sitemap-pages.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { publishCatalogues } from "#scripts/catalogue/publish-catalogues.ts";
import { writeFeeds } from "#scripts/feed/write-feeds.ts";
import { changeDays } from "#scripts/git/change-days.ts";
import { planHosting } from "#scripts/hosting/hosting-plan.ts";
import { writeHosting } from "#scripts/hosting/write-hosting.ts";
import { writeIcons } from "#scripts/icons/write-icons.ts";
import { cleanPictureCache } from "#scripts/pictures/clean-picture-cache.ts";
import { publishPictures } from "#scripts/pictures/publish-pictures.ts";
import { publishPreviews, sweepPreviews } from "#scripts/previews/make-previews.ts";
import { writeRedirectPages } from "./redirects/write-redirect-pages.ts";

/** The pictures of a site, after its pages have been written. */
export interface SitePictures {
  /** Sources of the pictures that the content names; their files have been made. */
  readonly sources: readonly string[];
  /** Every path of a picture's file that a page names, with a page that does. */
  readonly wanted: ReadonlyMap<string, string>;
  /** The same by page. */
  readonly ofPages: ReadonlyMap<string, readonly string[]>;
  /** Paths of the pictures of link previews, which have been made. */
  readonly previews: readonly string[];
}

/**
 * Writes what belongs to the built site beside its pages and bundles: pictures, catalogues, icons, sitemap, feed,
 * redirects, licences and the configuration of hosts.
 */
export async function finishSite(site: Site, client: string, pictures: SitePictures): Promise<void> {
  const { sources, wanted, ofPages, previews } = pictures;
  // The licence of the typeface requires its text beside the files.
  const licence = fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/LICENSE"));
  copyFileSync(licence, join(client, "assets", "archivo-OFL.txt"));
  publishCatalogues(site.root, client);
  await publishPictures(site.pictures, client, sources, withoutPreviews(wanted, previews));
  publishPreviews(site.root, client, previews);
  await cleanPictureCache(site.pictures);
  sweepPreviews(site.root, previews);
  const { url } = site.edition(defaultLocale).content.site();
  const sitemap = sitemapPages(site, (path) => ofPages.get(path), changeDays(site.root, "content"));
  for (const { name, text } of sitemapFiles(url, sitemap, site.locales.names()))
    writeFileSync(join(client, name), text);
  writeFileSync(join(client, "robots.txt"), robots(url, site.production));
  await writeIcons(site, client);
  await writeFeeds(site, client);
  writeRedirectPages(site, client);
  writeHosting(planHosting(site.paths, url, readPolicy(client)), client);
}

/**
 * Returns the policy that every page says of itself, with what only a header can say: who may embed the page.
 *
 * @throws Error when the home page has none.
 */
function readPolicy(client: string): string {
  const home = readFileSync(join(client, "index.html"), "utf8");
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(home) ?? [];
  if (policy === undefined) throw new Error("The home page has no Content-Security-Policy.");
  return `${policy}; frame-ancestors 'none'`;
}

function withoutPreviews(wanted: ReadonlyMap<string, string>, previews: readonly string[]): Map<string, string> {
  const made = new Set(previews);
  return new Map([...wanted].filter(([path]) => !made.has(path)));
}
