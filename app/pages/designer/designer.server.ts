import { describeAxonometry } from "#app/designer/drawing/describe-axonometry.ts";
import { planSchema } from "#app/floor-plan/plan-schema.ts";
import { planWords } from "#app/floor-plan/words/plan-words.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import { getFixedPage } from "#app/pages/shared/fixed-page.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";

/**
 * Returns the page of the 3D designer, with the email address of the company and the poster of the first version.
 *
 * @throws Error when the model of the poster does not exist, which the check reports before a build.
 */
export async function getDesignerPage(context: PageContext) {
  const { edition } = context;
  const { t, pathTo } = edition;
  const words = await getFixedPage("designer", context);
  return {
    ...words,
    email: edition.content.site().contacto.email,
    // The texts before the designer and its strings are loaded.
    opening: {
      failure: t("designerOpening.failure"),
      retry: t("designerOpening.retry"),
      withoutScripts: t("designerOpening.withoutScripts"),
      contact: { label: t("designerOpening.contact"), href: pathTo("contact") },
    },
    poster: await getPoster(words.page.firstVersion.model, edition),
  };
}

/** The loader data of the page. */
export type DesignerPageData = Awaited<ReturnType<typeof getDesignerPage>>;

/** Returns the first plan of a model, drawn with its furniture and in words, and what the model measures and costs. */
async function getPoster(id: string, edition: Edition) {
  const { content, resolve, t } = edition;
  const model = getModels(edition).find((candidate) => candidate.id === id);
  const plan = content.entry("models", id)?.data.plans[0];
  if (!model || !plan) throw new Error(`content/es/models has no model «${id}» with a plan.`);
  const { name, measures } = model;
  const catalogue = content.data("catalogue").pieces;
  const { rooms, furniture } = await resolve(planSchema, { rooms: plan.rooms, furniture: plan.furniture });
  return {
    drawing: describeAxonometry(plan, plan.furniture, catalogue),
    label: t("poster.drawing", { model: name }),
    words: planWords({ ...plan, rooms, furniture }, t),
    // A bespoke model has no price.
    facts:
      measures &&
      t("poster.facts", {
        surface: { squareMetres: measures.surface },
        price: { euros: measures.price },
        taxes: edition.fill("{{precio.impuestos}}"),
      }),
  };
}
