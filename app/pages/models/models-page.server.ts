import { compareModels } from "#app/pages/models/comparison/model-comparison.server.ts";
import { getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { getModelScale } from "./model-scale.server.ts";
import { applicationModel, contentsHref, getModels } from "./models.server.ts";

/** Returns the page «¿Quién eres?» with the cards of its models. */
export async function getModelsPage(context: PageContext) {
  const { edition } = context;
  const { page } = await getPageContent("models", edition);
  const models = getModels(edition);
  const { title, intro } = page.models;
  const [scale, comparison] = await Promise.all([getModelScale(edition), compareModels(edition)]);
  const subject = { type: "list", items: models.map(({ name, href }) => ({ name, href })) } as const;
  return {
    seo: await pageSeo(context, { ...page, subject }),
    page: { ...page, models: { title, intro } },
    models: models.map(applicationModel),
    scale,
    comparison,
    // The same for every model; null while the company has said nothing.
    contentsHref: models[0] ? contentsHref(models[0], edition) : null,
  };
}
