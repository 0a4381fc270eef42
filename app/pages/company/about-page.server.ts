import { getModelScale, withoutCard } from "#app/pages/models/model-scale.server.ts";
import { getFixedPage } from "#app/pages/shared/fixed-page.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";

/** Returns the page about the company, with all models at one scale. */
export async function getAboutPage(context: PageContext) {
  const { edition } = context;
  const [fixed, scale] = await Promise.all([getFixedPage("about", context), getModelScale(edition)]);
  return { ...fixed, models: scale.map(withoutCard) };
}
