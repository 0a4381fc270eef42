import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { Model } from "#app/content/schemas/model.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import { getModelScale, type ScaledModel, withoutCard } from "./model-scale.server.ts";
import { currentModel, type ModelSummary } from "./models.server.ts";

/** The loader data of a presentation. */
export interface ModelPage {
  readonly seo: Seo;
  readonly model: ModelSummary;
  readonly presentation: Omit<Resolved<Model["presentation"]>, "title" | "description">;
  /** The model drawn to scale. */
  readonly drawing: Pick<ScaledModel, "elevation" | "drawingAlt">;
  /** The other models at one scale. */
  readonly others: readonly ScaledModel[];
}

/**
 * Returns the presentation of a model.
 *
 * @throws Error when the page is not that of a model.
 */
export async function getModelPage(context: PageContext): Promise<ModelPage> {
  const { model, entry, others } = currentModel(context);
  const { site, page, edition } = context;
  const { title, description, ...presentation } = await edition.resolve(entry.data.presentation);
  const scale = await getModelScale(edition, [model, ...others]);
  const own = scale.find(({ id }) => id === model.id);
  if (!own) throw new Error(`The models page has no card of the model «${model.id}».`);
  return {
    seo: await pageSeo(site, page, {
      title,
      description,
      subject: { type: "model", model, pictures: [presentation.image] },
    }),
    model,
    presentation,
    drawing: { elevation: own.elevation, drawingAlt: own.drawingAlt },
    others: scale.filter((scaled) => scaled !== own).map(withoutCard),
  };
}
