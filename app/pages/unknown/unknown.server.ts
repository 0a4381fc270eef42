import { getHomeData, type HomeData } from "#app/pages/home/home.server.ts";
import { unlistedSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import type { Edition } from "#app/site/edition.server.ts";

/** The loader data of every unknown path. */
export type UnknownPage = HomeData & { readonly seo: Seo };

/**
 * Returns what unknown paths of a language show: the home page, with a head that keeps it out of search engines.
 *
 * @param edition The site as the home page shows it.
 */
export async function getUnknownPage(edition: Edition): Promise<UnknownPage> {
  const words = await getHomeData(edition);
  return { seo: unlistedSeo(edition, words.page), ...words };
}
