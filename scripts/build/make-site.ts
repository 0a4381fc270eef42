import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { compressSite } from "#scripts/build/compression/compress-site.ts";
import { writeFeeds } from "#scripts/build/feed/write-feeds.ts";
import { planHosting } from "#scripts/build/hosting/hosting-plan.ts";
import { writeHosting } from "#scripts/build/hosting/write-hosting.ts";
import { prepareCatalogues } from "#scripts/catalogue/prepare-catalogues.ts";
import { publishCatalogues } from "#scripts/catalogue/publish-catalogues.ts";
import { writeIcons } from "#scripts/icons/write-icons.ts";
import { writeNewsletterTexts } from "#scripts/knowledge/newsletter/write-newsletter-texts.ts";
import { writeKnowledge } from "#scripts/knowledge/write-knowledge.ts";
import { cleanPictureCache } from "#scripts/pictures/clean-picture-cache.ts";
import { preparePictures } from "#scripts/pictures/prepare-pictures.ts";
import { makePreviews, publishPreviews, sweepPreviews } from "#scripts/pictures/previews/make-previews.ts";
import { publishPictures } from "#scripts/pictures/publish-pictures.ts";
import { usedPictures } from "#scripts/pictures/used-pictures.ts";
import { flattenPages } from "./pages/flatten-pages.ts";
import { picturesOfPages } from "./pages/page-pictures.ts";
import { writeRedirectPages } from "./redirects/write-redirect-pages.ts";
import { runReactRouter } from "./run-react-router.ts";
import { writeSitemap } from "./write-sitemap.ts";

/**
 * Makes everything that visitors get, and what the functions say, which belongs to the same state of the content.
 *
 * @param folder Where, from the project's root: `client` for what goes online, `hosting` for servers.
 * @returns whether it worked; false when React Router has said what is wrong.
 * @throws Error of a step that fails: a full disk, a picture that is not there.
 */
export async function makeSite(site: Site, folder: string): Promise<boolean> {
  const { root, paths } = site;
  const client = join(root, folder, "client");

  // Before the pages, which say how large the files are.
  await prepareCatalogues(site);
  const sources = usedPictures(site);
  await preparePictures(site.pictures, sources);
  const previews = await makePreviews(site);

  if (!(await runReactRouter(site, folder))) return false;
  // It has rendered the pages, and nothing else needs it.
  rmSync(join(root, folder, "server"), { recursive: true });
  flattenPages(client, paths);
  const picturesByPage = picturesOfPages(client, paths.prerendered());

  // The licence of the typeface requires its text beside the files.
  const licence = fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/LICENSE"));
  copyFileSync(licence, join(client, "assets", "archivo-OFL.txt"));
  publishCatalogues(root, client);
  await publishPictures(site.pictures, client, { sources, previews, picturesByPage });
  await cleanPictureCache(site.pictures);
  publishPreviews(root, client, previews);
  sweepPreviews(root, previews);
  await writeIcons(site, client);
  writeSitemap(site, client, picturesByPage);
  await writeFeeds(site, client);
  writeRedirectPages(site, client);
  writeHosting(planHosting(paths, site.edition(defaultLocale).content.site().url), client);
  await compressSite(client);

  await writeKnowledge(site);
  await writeNewsletterTexts(site);
  return true;
}
