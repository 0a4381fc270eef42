import { foundationKinds } from "#app/content/schemas/model.ts";
import { buildingHeight } from "#app/floor-plan/building-heights.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import { livingSpace } from "#app/floor-plan/living-space.ts";
import { getModels, type ModelSummary } from "#app/pages/models/models.server.ts";
import { callToAction } from "#app/schemas/fields.ts";
import type { Edition } from "#app/site/edition.server.ts";

/**
 * Returns the models with what can be compared of them, in their order, from their sizes, first plans and foundations.
 *
 * @throws Error when a model has no content; `npm run check` reports that before a build.
 */
export async function compareModels(edition: Edition) {
  const compared = await Promise.all(getModels(edition).map((model) => compare(edition, model)));
  const offered = new Set(compared.flatMap(({ fixed }) => fixed?.foundations ?? []));
  return {
    models: compared,
    // The kinds that any of the models has, each of them a row.
    foundations: foundationKinds.filter((kind) => offered.has(kind)),
  };
}

/** The models side by side. */
export type ModelComparison = Awaited<ReturnType<typeof compareModels>>;

/** Returns what can be compared of a model. */
async function compare({ content, resolve }: Edition, { id, name, productHref, measures }: ModelSummary) {
  const data = content.entry("models", id)?.data;
  const plan = data?.plans[0];
  if (!data || !plan) throw new Error(`The model «${id}» has no plan to compare.`);
  const { href } = await resolve(callToAction, data.product.contact);
  return {
    id,
    name,
    href: productHref,
    // The contact form, filled in for the model.
    contactHref: href,
    elevation: frontElevation(plan),
    // A bespoke model has no sizes before it is drawn.
    fixed: measures && {
      ...measures,
      ...livingSpace(plan),
      // From the ground to the top of the roof.
      height: buildingHeight / 1000,
      foundations: [...new Set(data.product.foundations?.items.map(({ kind }) => kind))],
      weight: data.weight ?? null,
    },
  };
}

export type ComparedModel = Awaited<ReturnType<typeof compare>>;

/** The facts of a model of fixed size that can be compared. */
export type ComparedFacts = NonNullable<ComparedModel["fixed"]>;
