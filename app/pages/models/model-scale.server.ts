import { pageSchemas } from "#app/content/collections.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { getModels } from "./models.server.ts";

/**
 * Returns the models with their front elevations, in the order and with the words of the cards of the models page.
 *
 * @throws Error when a card names an unknown model; `npm run check` reports that before a build.
 */
export async function getModelScale(edition: Edition) {
  const { content, resolve } = edition;
  const models = getModels(edition);
  const { models: section } = await resolve(pageSchemas.models, content.page("models").data);
  return section.cards.map(({ text, drawingAlt, model: id, href }) => {
    const plan = content.entry("models", id)?.data.plans[0];
    const summary = models.find((model) => model.id === id);
    if (!plan || !summary) throw new Error(`A card of the models page names the model «${id}», which is not there.`);
    const { name, measures: all } = summary;
    const measures = all && { surface: all.surface, price: all.price };
    const elevation = frontElevation(plan);
    return { id, name, text, href, measures, drawingAlt, elevation };
  });
}

/** A model beside the others at one scale, with the words of its card. */
export type PresentedModel = Awaited<ReturnType<typeof getModelScale>>[number];

/** Returns a model without the words of its card, to keep them out of the data of pages that only draw it. */
export function withoutCard({ text: _text, ...scaled }: PresentedModel) {
  return scaled;
}

export type ScaledModel = ReturnType<typeof withoutCard>;
