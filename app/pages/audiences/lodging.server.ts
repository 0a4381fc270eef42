import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { priceContentsOf } from "#app/content/price-contents.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import { drawPlan, firstPlanOf } from "#app/pages/models/draw-plan.server.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import type { Edition } from "#app/site/edition.server.ts";

/**
 * Returns the lodgings with what they come to. The costs quoted apart are those of the settings, once the company has
 * given them.
 *
 * @throws Error when their model has no price of its own.
 */
export async function priceLodging(lodging: Resolved<PageData<"campsites">["lodging"]>, edition: Edition) {
  const model = getModels(edition).find(({ id }) => id === lodging.model);
  if (!model?.measures) throw new Error(`The lodgings name the model «${lodging.model}», which has no price.`);
  const { isSample, excluded } = priceContentsOf(edition.content.site());
  const items = excluded.map(({ name }) => name);
  const title = isSample ? edition.t("priceContents.sampleTitle", { title: lodging.apart.title }) : lodging.apart.title;
  const { price } = model.measures;
  return {
    ...lodging,
    apart: items.length > 0 ? { title, items } : lodging.apart,
    name: model.name,
    href: model.productHref,
    price,
    total: price * lodging.units,
    elevation: frontElevation(firstPlanOf(lodging.model, edition.content).plan),
    plan: await drawPlan(lodging.model, edition),
  };
}

/** An example of lodgings: some units of one model, and what they come to. */
export type Lodging = Awaited<ReturnType<typeof priceLodging>>;
