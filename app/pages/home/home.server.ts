import type { DownloadFile } from "#app/components/download/download-file.ts";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { PlanDrawing } from "#app/floor-plan/drawing/plan-drawing.ts";
import { getCatalogueDownload } from "#app/pages/catalogue-download.server.ts";
import { getPageWords } from "#app/pages/fixed-page.server.ts";
import { getModels, type ModelSummary } from "#app/pages/models/models.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { getSamplePlan } from "#app/pages/sample-plan.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import type { Edition } from "#app/site/edition.server.ts";

/** What the home page shows, at its own path and at unknown ones. */
export interface HomeData {
  readonly page: Resolved<PageData<"home">>;
  readonly models: ModelSummary[];
  /** Example of a plan for the banner of the designer: that of the largest model, which has most rooms. */
  readonly plan: PlanDrawing;
  readonly catalogue: DownloadFile;
}

/** Returns what the home page shows in one language. */
export async function getHomeData(edition: Edition): Promise<HomeData> {
  const { content } = edition;
  const { page } = await getPageWords("home", edition);
  return {
    page,
    models: getModels(edition),
    plan: getSamplePlan("largest", content),
    catalogue: getCatalogueDownload(edition),
  };
}

/** Returns the loader data of the home page at its own path. */
export async function getHomePage({ site, page, edition }: PageContext): Promise<HomeData & { readonly seo: Seo }> {
  const words = await getHomeData(edition);
  return { seo: await pageSeo(site, page, words.page), ...words };
}
