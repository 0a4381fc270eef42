import type { Model } from "#app/content/schemas/model.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { getModelScale, type ScaledModel, withoutCard } from "./model-scale.server.ts";
import { currentModel } from "./models.server.ts";

/**
 * Returns the presentation of a model.
 *
 * @throws Error when the page is not that of a model.
 */
export async function getModelPage(context: PageContext) {
  const { model, entry, others } = currentModel(context);
  const { site, page, edition } = context;
  const { title, description, ...presentation } = await edition.resolve(entry.data.presentation);
  const scale = await getModelScale(edition, [model, ...others]);
  const own = scale.find(({ id }) => id === model.id);
  const { elevation, drawingAlt } = own ?? drawingOfDraft(entry.data);
  return {
    seo: await pageSeo(site, page, {
      title,
      description,
      subject: { type: "model", model, pictures: [presentation.image] },
    }),
    model,
    presentation,
    drawing: { elevation, drawingAlt },
    others: scale.filter((scaled) => scaled !== own).map(withoutCard),
  };
}

/**
 * Returns the drawing of a model without a card, as a draft is: `npm run check` asks for a card before it is published.
 *
 * @throws Error when it has no plan, which its schema refuses.
 */
function drawingOfDraft({ name, plans: [plan] }: Model): Pick<ScaledModel, "elevation" | "drawingAlt"> {
  if (!plan) throw new Error(`The model ${name} has no plan.`);
  return { elevation: frontElevation(plan), drawingAlt: name };
}

/** The loader data of a presentation. */
export type ModelPage = Awaited<ReturnType<typeof getModelPage>>;
