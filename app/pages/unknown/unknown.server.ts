import { seoSource } from "#app/pages/fixed-page.server.ts";
import { getHomeWords, type HomeWords } from "#app/pages/home/home.server.ts";
import { unlistedSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import type { Edition } from "#app/site/edition.server.ts";

/** The loader data of every unknown address. */
export type UnknownPage = HomeWords & { readonly seo: Seo };

/** What unknown addresses of a language show: the home page, which search engines shall not keep there. */
export async function getUnknownPage(edition: Edition): Promise<UnknownPage> {
  const words = await getHomeWords(edition);
  return { seo: unlistedSeo(edition, seoSource(words.page)), ...words };
}
