import { resolveData } from "#app/content/render-body.server.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { Model } from "#app/content/schemas/model.ts";
import type { Site } from "#app/content/schemas/site.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import { currentModel, type ModelSummary } from "./models.server.ts";

/** The loader data of a presentation. */
export interface ModelPage {
  readonly seo: Seo;
  readonly model: ModelSummary;
  readonly presentation: Omit<Resolved<Model["presentation"]>, "title" | "description">;
  readonly vat: Site["vat"];
  readonly others: ModelSummary[];
}

/** The presentation of the model that the address names. */
export async function getModelPage(url: URL): Promise<ModelPage> {
  const { current, content, entry, model, others } = await currentModel(url);
  const { title, description, ...presentation } = await resolveData(entry.data.presentation, content);
  return {
    seo: pageSeo(current, { title, description, image: model.image.src }),
    model,
    presentation,
    vat: content.site().vat,
    others,
  };
}
