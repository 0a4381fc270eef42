import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { Model } from "#app/content/schemas/model.ts";
import type { Site } from "#app/content/schemas/site.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { resolveData } from "#app/pages/render-body.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import { getModelScale, type ScaledModel } from "./model-scale.server.ts";
import { currentModel, type ModelSummary } from "./models.server.ts";

/** The loader data of a presentation. */
export interface ModelPage {
  readonly seo: Seo;
  readonly model: ModelSummary;
  readonly presentation: Omit<Resolved<Model["presentation"]>, "title" | "description">;
  /** The first plan of the model, seen without its roof. */
  readonly cutaway: Resolved<Plan>["cutaway"];
  readonly vat: Site["vat"];
  /** All models at one scale, this one without a link. */
  readonly scale: readonly ScaledModel[];
}

/** The presentation of the model that the address names. */
export async function getModelPage(url: URL): Promise<ModelPage> {
  const { current, content, entry, model, others } = await currentModel(url);
  const { title, description, ...presentation } = await resolveData(entry.data.presentation, content);
  const [plan] = await resolveData(entry.data.plans, content);
  if (!plan) throw new Error(`The model «${model.id}» has no plans.`);
  const scale = await getModelScale(content, [model, ...others]);
  return {
    seo: pageSeo(current, { title, description, image: model.image.src }),
    model,
    presentation,
    cutaway: plan.cutaway,
    vat: content.site().vat,
    scale: scale.map(({ text, href, ...scaled }) => ({ ...scaled, href: scaled.id === model.id ? null : href })),
  };
}
