import type { Content } from "#app/content/content.server.ts";
import { describePlan } from "#app/floor-plan/drawing/describe-plan.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import { getCatalogueDownload } from "#app/pages/shared/catalogue-download.server.ts";
import { getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";

/** Returns what the home page shows in one language. */
export async function getHomeData(edition: Edition) {
  const { page } = await getPageContent("home", edition);
  return {
    page,
    models: getModels(edition),
    plan: drawLargestModel(edition.content),
    catalogue: getCatalogueDownload(edition),
  };
}

/**
 * Returns the plan of the largest model, which has most rooms, for the banner of the designer.
 *
 * @throws Error when no model has a size of its own.
 */
function drawLargestModel(content: Content) {
  const sized = content.entries("models").filter(({ data }) => data.size !== null);
  const plan = sized.at(-1)?.data.plans[0];
  if (!plan) throw new Error("content/es/models has no model with a size.");
  return describePlan(plan);
}

/** The data of the home page, at its own path and at unknown ones. */
export type HomeData = Awaited<ReturnType<typeof getHomeData>>;

/** Returns the loader data of the home page at its own path. */
export async function getHomePage(context: PageContext) {
  const words = await getHomeData(context.edition);
  return { seo: await pageSeo(context, words.page), ...words };
}
