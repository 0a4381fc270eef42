import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { Model } from "#app/content/schemas/model.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import { getModelScale, type ScaledModel } from "./model-scale.server.ts";
import { currentModel, type ModelSummary } from "./models.server.ts";

/** The loader data of a presentation. */
export interface ModelPage {
  readonly seo: Seo;
  readonly model: ModelSummary;
  readonly presentation: Omit<Resolved<Model["presentation"]>, "title" | "description">;
  /** Picture of the model's first plan, seen from above without its roof. */
  readonly cutaway: Resolved<Plan>["cutaway"];
  /** All models at one scale, this one without a link. */
  readonly scale: readonly ScaledModel[];
}

/**
 * Returns the presentation of a model.
 *
 * @throws Error when the page is not that of a model.
 */
export async function getModelPage(context: PageContext): Promise<ModelPage> {
  const { entry, model, others } = await currentModel(context);
  const { site, page, edition } = context;
  const { title, description, ...presentation } = await edition.resolve(entry.data.presentation);
  const [plan] = await edition.resolve(entry.data.plans);
  if (!plan) throw new Error(`The model «${model.id}» has no plans.`);
  const scale = await getModelScale(edition, [model, ...others]);
  return {
    seo: await pageSeo(site, page, {
      title,
      description,
      subject: { type: "model", model, pictures: [model.image] },
    }),
    model,
    presentation,
    cutaway: plan.cutaway,
    scale: scale.map(({ text, href, ...scaled }) => ({ ...scaled, href: scaled.id === model.id ? null : href })),
  };
}
