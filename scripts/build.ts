import { copyFileSync, cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultLocale } from "#app/i18n/languages.ts";
import { catalogueFolder } from "#app/site/catalogue-files.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { buildSite } from "./build/build-site.ts";
import { compressSite } from "./build/compression/compress-site.ts";
import { writeFeeds } from "./build/feed/write-feeds.ts";
import { planHosting } from "./build/hosting/hosting-plan.ts";
import { writeHosting } from "./build/hosting/write-hosting.ts";
import { flattenPages } from "./build/pages/flatten-pages.ts";
import { picturesOfPages } from "./build/pages/page-pictures.ts";
import { refuseUnstyled } from "./build/pages/refuse-unstyled.ts";
import { writeRedirectPages } from "./build/redirects/write-redirect-pages.ts";
import { runReactRouter } from "./build/run-react-router.ts";
import { writeSitemap } from "./build/sitemap/write-sitemap.ts";
import { writeManifests } from "./build/write-manifests.ts";
import { makeCatalogues } from "./catalogue/make-catalogues.ts";
import { writeFunctionModules } from "./knowledge/write-function-modules.ts";
import { makePictures } from "./pictures/make-pictures.ts";
import { pictureOrders } from "./pictures/picture-orders.ts";
import { publishPictures } from "./pictures/publish-pictures.ts";
import { CommandError, runCommand } from "./terminal/command-error.ts";
import { message } from "./terminal/messages.ts";
import { readOptions } from "./terminal/options.ts";
import { readPurpose } from "./terminal/read-purpose.ts";
import { refuseOnHost } from "./terminal/refuse-on-host.ts";

/**
 * The command `npm run build`: the gate, the pages and the files beside them; then the new build replaces the old one.
 */
const root = process.cwd();
await runCommand(() => {
  const args = process.argv.slice(2);
  const { positionals, unknown = positionals[0] } = readOptions(args, { flags: ["production"] });
  if (unknown !== undefined) throw new CommandError(message("optionUnknown", { option: unknown }));
  const production = readPurpose(root, args);
  if (!production) refuseOnHost(process.env);
  return buildSite({ root, production, makeSite });
});

/**
 * Makes everything that visitors get, and the texts of the functions, which have to match the same content.
 *
 * @param folder Relative to the project's root. Gets `client`, which goes online, and `hosting`, for servers.
 * @returns whether it worked; false when React Router has printed what is wrong.
 * @throws Error of a step that fails: a full disk, a missing picture.
 */
async function makeSite(site: Site, folder: string): Promise<boolean> {
  const client = join(root, folder, "client");

  // Before the pages, because they state the size of these files.
  await makeCatalogues(site);
  const orders = pictureOrders(site);
  // The pages name the pictures' files by hash, so both can be made at once.
  const [areRendered] = await Promise.all([runReactRouter(site, folder), makePictures(site.pictures, orders)]);
  if (!areRendered) return false;
  // The server bundle has rendered the pages; nothing else needs it.
  rmSync(join(root, folder, "server"), { recursive: true });
  flattenPages(client, site.paths);
  refuseUnstyled(client, site.paths.prerendered());
  const picturesByPage = picturesOfPages(client, site.paths.prerendered());

  // The typeface's licence requires that its text is published beside the font files.
  const licence = fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/LICENSE"));
  copyFileSync(licence, join(client, "assets", "archivo-OFL.txt"));
  cpSync(join(root, catalogueFolder), client, { recursive: true });
  await publishPictures(site.pictures, client, { orders, picturesByPage });
  writeManifests(site, client);
  writeSitemap(site, client, picturesByPage);
  await writeFeeds(site, client);
  writeRedirectPages(site, client);
  writeHosting(planHosting(site.paths, site.edition(defaultLocale).content.site().url), client);
  await compressSite(client);

  await writeFunctionModules(site);
  return true;
}
