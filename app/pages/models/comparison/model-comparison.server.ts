import { type FoundationKind, foundationKinds } from "#app/content/schemas/model.ts";
import { buildingHeight } from "#app/floor-plan/building-heights.ts";
import type { Elevation } from "#app/floor-plan/elevation.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import { type LivingSpace, livingSpace } from "#app/floor-plan/living-space.ts";
import type { ModelMeasures, ModelSummary } from "#app/pages/models/models.server.ts";
import type { Edition } from "#app/site/edition.server.ts";

/** What can be compared of a model, all computed from its content. */
export interface ComparedModel {
  readonly id: string;
  readonly name: string;
  /** Path of its detailed page. */
  readonly href: string;
  /** Path of the contact form, filled in for the model. */
  readonly contactHref: string;
  readonly elevation: Elevation;
  /** Null for the bespoke model, which has no sizes before it is drawn. */
  readonly fixed: ComparedFacts | null;
}

/** The facts of a model of fixed size. */
export interface ComparedFacts
  extends Pick<ModelMeasures, "length" | "width" | "surface" | "price">,
    Pick<LivingSpace, "usableArea" | "bedrooms" | "bathrooms" | "sofaBed"> {
  /** From the ground to the top of the roof, in metres. */
  readonly height: number;
  readonly foundations: readonly FoundationKind[];
  /** In kilograms; null where the company does not say. */
  readonly weight: number | null;
}

/** The models side by side. */
export interface ModelComparison {
  readonly models: readonly ComparedModel[];
  /** The kinds of foundation that any of the models has, each of them a row. */
  readonly foundations: readonly FoundationKind[];
}

/**
 * Returns the models with what can be compared of them, in their order, from their sizes, first plans and foundations.
 *
 * @throws Error when a model has no content; `npm run check` reports that before a build.
 */
export async function compareModels(edition: Edition, models: readonly ModelSummary[]): Promise<ModelComparison> {
  const compared = await Promise.all(models.map((model) => compare(edition, model)));
  const offered = new Set(compared.flatMap(({ fixed }) => fixed?.foundations ?? []));
  return {
    models: compared,
    foundations: foundationKinds.filter((kind) => offered.has(kind)),
  };
}

async function compare(
  { content, resolve }: Edition,
  { id, name, productHref, measures }: ModelSummary,
): Promise<ComparedModel> {
  const data = content.entry("models", id)?.data;
  const plan = data?.plans[0];
  if (!data || !plan) throw new Error(`The model «${id}» has no plan to compare.`);
  const { href } = await resolve(data.product.contact);
  return {
    id,
    name,
    href: productHref,
    contactHref: href,
    elevation: frontElevation(plan),
    fixed: measures && {
      ...fixedFacts(measures, livingSpace(plan)),
      foundations: kindsOf(data.product.foundations?.items ?? []),
      weight: data.weight ?? null,
    },
  };
}

function fixedFacts(
  { length, width, surface, price }: ModelMeasures,
  { usableArea, bedrooms, bathrooms, sofaBed }: LivingSpace,
): Omit<ComparedFacts, "foundations" | "weight"> {
  return { length, width, surface, price, usableArea, bedrooms, bathrooms, sofaBed, height: buildingHeight / 1000 };
}

function kindsOf(items: readonly { readonly kind: FoundationKind }[]): FoundationKind[] {
  return [...new Set(items.map(({ kind }) => kind))];
}
