import { type Elevation, frontElevation } from "#app/floor-plan/elevation.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { ModelMeasures, ModelSummary } from "./models.server.ts";

/** A model as it stands beside the others at one scale. */
export interface ScaledModel {
  readonly id: string;
  readonly name: string;
  /** Path that its name leads to. */
  readonly href: string;
  /** Null for the bespoke model, which is drawn as an example. */
  readonly measures: Pick<ModelMeasures, "surface" | "price"> | null;
  /** What the drawing shows, in words. */
  readonly drawingAlt: string;
  readonly elevation: Elevation;
}

/** A model with the words of its card. */
export interface PresentedModel extends ScaledModel {
  /** Name in running text: MOD|ONE. */
  readonly fullName: string;
  readonly text: string;
}

/**
 * Returns the models with their front elevations, in the order and with the words of the cards of the models page.
 *
 * @throws Error when a card names an unknown model; `npm run check` reports that before a build.
 */
export async function getModelScale(
  { content, resolve }: Edition,
  models: readonly ModelSummary[],
): Promise<PresentedModel[]> {
  const { cards } = await resolve(content.page("models").data.models);
  return cards.map(({ title, text, drawingAlt, model: id, href }) => {
    const plan = content.entry("models", id)?.data.plans[0];
    const summary = models.find((model) => model.id === id);
    if (!plan || !summary) throw new Error(`A card of the models page names the model «${id}», which is not there.`);
    const { name: fullName, measures: all } = summary;
    const measures = all && { surface: all.surface, price: all.price };
    const elevation = frontElevation(plan);
    return { id, name: title, fullName, text, href, measures, drawingAlt, elevation };
  });
}

/** Returns a model without the words of its card, to keep them out of the data of pages that only draw it. */
export function withoutCard({ fullName: _fullName, text: _text, ...scaled }: PresentedModel): ScaledModel {
  return scaled;
}
