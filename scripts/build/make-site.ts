import { join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import { isTranslated } from "#app/site/is-translated.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { prepareCatalogues } from "#scripts/catalogue/prepare-catalogues.ts";
import { compressSite } from "#scripts/compression/compress-site.ts";
import type { SiteExtent } from "#scripts/compression/compression-level.ts";
import { preparePictures } from "#scripts/pictures/prepare-pictures.ts";
import { usedPictures } from "#scripts/pictures/used-pictures.ts";
import { makePreviews } from "#scripts/previews/make-previews.ts";
import type { BundlingResult } from "./bundle/bundle-site.ts";
import { finishSite } from "./finish-site.ts";
import { renderPages } from "./pages/render-pages.ts";

/**
 * Makes everything that visitors get, in the folder in which the bundles are or will be.
 *
 * @param stop Aborted when one part fails, so that no other writes afterwards.
 * @returns whether it worked; false when there are no bundles.
 */
export async function makeSite(
  site: Site,
  folder: string,
  bundling: Promise<BundlingResult>,
  stop: AbortController,
): Promise<boolean> {
  const { root, now, production } = site;
  const { signal } = stop;
  const client = join(root, folder, "client");
  const extent = extentOf(site);
  // Before the pages, which say how large the files are.
  await prepareCatalogues(site);
  const sources = usedPictures(site);

  async function makePages() {
    const { bundle, output } = await bundling;
    process.stderr.write(output);
    if (bundle)
      return await renderPages({ root, now, production, bundle, client, extent }, site.paths.prerendered(), signal);
    stop.abort();
    return undefined;
  }

  const [pages, previews] = await allOrNone(stop, [
    makePages(),
    makePreviews(site, signal),
    preparePictures(site.pictures, sources, signal),
  ]);
  if (!pages) return false;
  const { pictures: wanted, picturesByPage: ofPages } = pages;
  await finishSite(site, client, { sources, wanted, ofPages, previews });
  await compressSite({ root, client, extent, usedElsewhere: pages.compressed });
  return true;
}

function extentOf({ edition, paths, locales }: Site): SiteExtent {
  const pages = paths.all();
  const untranslated = pages.filter((page) => !isTranslated(edition(page.locale).content, page));
  return {
    originalPages: pages.filter(({ locale }) => locale === defaultLocale).length,
    allPages: pages.length,
    furtherLanguages: locales.names().filter((locale) => locale !== defaultLocale),
    untranslated: untranslated.map(({ path }) => path),
  };
}

/** Waits for all, so that none writes afterwards. Where one fails, the others are aborted. */
async function allOrNone<const Work extends readonly Promise<unknown>[]>(stop: AbortController, work: Work) {
  for (const part of work) part.catch((error: unknown) => stop.abort(error));
  await Promise.allSettled(work);
  return await Promise.all(work);
}
