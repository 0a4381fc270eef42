import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Site } from "#app/site/site.server.ts";
import { compressSite } from "#scripts/build/compression/compress-site.ts";
import { writeFeeds } from "#scripts/build/feed/write-feeds.ts";
import { writeHosting } from "#scripts/build/hosting/write-hosting.ts";
import { prepareCatalogues } from "#scripts/catalogue/prepare-catalogues.ts";
import { publishCatalogues } from "#scripts/catalogue/publish-catalogues.ts";
import { writeNewsletterTexts } from "#scripts/knowledge/newsletter/write-newsletter-texts.ts";
import { writeKnowledge } from "#scripts/knowledge/write-knowledge.ts";
import { makePictures } from "#scripts/pictures/make-pictures.ts";
import { pictureOrders } from "#scripts/pictures/picture-orders.ts";
import { publishPictures } from "#scripts/pictures/publish-pictures.ts";
import { hostingOf } from "./hosting-of.ts";
import { flattenPages } from "./pages/flatten-pages.ts";
import { picturesOfPages } from "./pages/page-pictures.ts";
import { writeRedirectPages } from "./redirects/write-redirect-pages.ts";
import { runReactRouter } from "./run-react-router.ts";
import { writeManifests } from "./write-manifests.ts";
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
  const orders = pictureOrders(site);
  await makePictures(site.pictures, orders);

  if (!(await runReactRouter(site, folder))) return false;
  // It has rendered the pages, and nothing else needs it.
  rmSync(join(root, folder, "server"), { recursive: true });
  flattenPages(client, paths);
  const picturesByPage = picturesOfPages(client, paths.prerendered());

  // The licence of the typeface requires its text beside the files.
  const licence = fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/LICENSE"));
  copyFileSync(licence, join(client, "assets", "archivo-OFL.txt"));
  publishCatalogues(root, client);
  await publishPictures(site.pictures, client, { orders, picturesByPage });
  writeManifests(site, client);
  writeSitemap(site, client, picturesByPage);
  await writeFeeds(site, client);
  writeRedirectPages(site, client);
  writeHosting(hostingOf(site, client), client);
  await compressSite(client);

  await writeKnowledge(site);
  await writeNewsletterTexts(site);
  return true;
}
