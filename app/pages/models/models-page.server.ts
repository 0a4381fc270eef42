import { priceContentsOf } from "#app/content/price-contents.ts";
import { getPageWords } from "#app/pages/fixed-page.server.ts";
import { compareModels } from "#app/pages/models/comparison/model-comparison.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { getModelScale } from "./model-scale.server.ts";
import { applicationModel, getModels } from "./models.server.ts";

/** Returns the page «¿Quién eres?» with the cards of its models. */
export async function getModelsPage(context: PageContext) {
  const { site, edition } = context;
  const { page } = await getPageWords("models", edition);
  const models = getModels(edition);
  const { title, intro } = page.models;
  const [scale, comparison, priceContents] = await Promise.all([
    getModelScale(edition, models),
    compareModels(edition, models),
    edition.resolve(priceContentsOf(edition.content.site())),
  ]);
  const subject = { type: "list", items: models.map(({ name, href }) => ({ name, href })) } as const;
  return {
    seo: await pageSeo(site, context.page, { ...page, subject }),
    page: { ...page, models: { title, intro } },
    models: models.map(applicationModel),
    scale,
    comparison,
    priceContents,
  };
}
