import { modelSchema } from "#app/content/schemas/model.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { withCompositions } from "./compositions/describe-composition.ts";
import { getModelScale, withoutCard } from "./model-scale.server.ts";
import { contentsHref, currentModel } from "./models.server.ts";

/**
 * Returns the presentation of a model.
 *
 * @throws Error when the page is not that of a model.
 */
export async function getModelPage(context: PageContext) {
  const { model, entry, plan } = currentModel(context);
  const { edition } = context;
  const [{ title, description, ...presentation }, { possibilities }] = await Promise.all([
    edition.resolve(modelSchema.shape.presentation, entry.data.presentation),
    edition.resolve(modelSchema.shape.product, entry.data.product),
  ]);
  const scale = await getModelScale(edition);
  const own = scale.find(({ id }) => id === model.id);
  return {
    seo: await pageSeo(context, {
      title,
      description,
      subject: { type: "model", model, pictures: [presentation.image] },
    }),
    model,
    contentsHref: contentsHref(model, edition),
    presentation,
    // A draft may be without a card on the models page.
    // A bespoke model may have several forms.
    forms: withCompositions(possibilities?.items ?? []).flatMap(({ name, composition }) =>
      composition ? [{ name, composition }] : [],
    ),
    drawing: { elevation: frontElevation(plan), drawingAlt: own?.drawingAlt ?? model.name },
    others: scale.filter((scaled) => scaled !== own).map(withoutCard),
  };
}

/** The loader data of a presentation. */
export type ModelPage = Awaited<ReturnType<typeof getModelPage>>;
