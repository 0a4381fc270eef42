import { getCatalogueDownload } from "#app/pages/catalogue-download.server.ts";
import { getPageWords } from "#app/pages/fixed-page.server.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { getSamplePlan } from "#app/pages/sample-plan.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Edition } from "#app/site/edition.server.ts";

/** Returns what the home page shows in one language. */
export async function getHomeData(edition: Edition) {
  const { content } = edition;
  const { page } = await getPageWords("home", edition);
  return {
    page,
    models: getModels(edition),
    // For the banner of the designer: the largest model has most rooms.
    plan: getSamplePlan("largest", content),
    catalogue: getCatalogueDownload(edition),
  };
}

/** What the home page shows, at its own path and at unknown ones. */
export type HomeData = Awaited<ReturnType<typeof getHomeData>>;

/** Returns the loader data of the home page at its own path. */
export async function getHomePage({ site, page, edition }: PageContext) {
  const words = await getHomeData(edition);
  return { seo: await pageSeo(site, page, words.page), ...words };
}
