import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { type PriceContents, priceContentsOf } from "#app/content/price-contents.ts";
import { type Model, modelSchema } from "#app/content/schemas/model.ts";
import { clearHeight } from "#app/floor-plan/building-heights.ts";
import { livingSpace, roomAreas } from "#app/floor-plan/living-space.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import type { ModelSummary } from "#app/pages/models/models.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { scaleOf } from "#scripts/catalogue/sheets/fit-plan.ts";
import type { Fact, ModelSheet, SheetPlan, TitledList } from "./catalogue.ts";

/**
 * Returns the pages of a model.
 *
 * @param taxes What prices say of taxes.
 * @throws Error when the content has no such model.
 */
export async function collectSheet(edition: Edition, model: ModelSummary, taxes: string): Promise<ModelSheet> {
  const { content, formats, t } = edition;
  const entry = content.entries("models").find(({ id }) => id === model.id);
  if (!entry) throw new Error(`content/es/models has no model «${model.id}».`);
  const settings = content.site();
  const { brand, url, precio } = settings;
  const [presentation, product, plans, images] = await Promise.all([
    edition.resolve(modelSchema.shape.presentation, entry.data.presentation),
    edition.resolve(modelSchema.shape.product, entry.data.product),
    edition.resolve(modelSchema.shape.plans, entry.data.plans),
    edition.resolve(modelSchema.shape.images, entry.data.images),
  ]);
  const perMetre = formats.eurosPerSquareMetre(precio.metro);
  const { measures } = model;
  return {
    slug: entry.slug,
    name: model.name,
    title: t("seo.title", { title: t("pageName.product", { name: model.name }), brand }),
    tagline: presentation.tagline,
    price: measures ? formats.euros(measures.price) : perMetre,
    priceNote: measures
      ? t("catalogue.sum", {
          surface: { squareMetres: measures.surface },
          perMetre: { eurosPerSquareMetre: precio.metro },
          taxes,
        })
      : t("catalogue.pricePerMetre", { taxes }),
    shownUrl: (url + model.productHref).replace(/^https:\/\//, ""),
    url: url + model.productHref,
    summary: measures
      ? t("catalogue.summary", { surface: { squareMetres: measures.surface }, price: { euros: measures.price } })
      : t("catalogue.summary", { surface: t("model.bespoke"), price: perMetre }),
    factsTitle: t("catalogue.facts"),
    roomsTitle: t("catalogue.rooms"),
    plans: entry.data.plans.flatMap((plan, index) => {
      const planWords = plans[index];
      if (!planWords) return [];
      const facts = measures ? measuredFacts(edition, model, plan) : presentation.facts;
      return [sheetPlan(edition, { plan, words: planWords, facts })];
    }),
    purchase: purchaseOf(edition, priceContentsOf(settings)),
    lists: productLists(edition, product),
    pictures: entry.data.images.map(({ src }, index) => ({ source: src, alt: images[index]?.alt ?? "" })),
  };
}

/** Returns the lists of what the price includes and excludes, without empty ones. */
function purchaseOf({ t }: Edition, { isSample, included, excluded }: PriceContents): TitledList[] {
  const titled = (title: string) => (isSample ? t("priceContents.sampleTitle", { title }) : title);
  return [
    { title: titled(t("priceContents.included")), rows: included.map(({ name: label }) => ({ label })) },
    { title: titled(t("priceContents.excluded")), rows: excluded.map(({ name: label }) => ({ label })) },
  ].filter(({ rows }) => rows.length > 0);
}

/** Returns the facts of a model with a fixed size. Facts that a plan does not have, such as bedrooms, are left out. */
function measuredFacts({ formats, t }: Edition, { measures }: ModelSummary, plan: Plan): Fact[] {
  if (!measures) return [];
  const { usableArea, bedrooms, bathrooms } = livingSpace(plan);
  const size = { dimensions: [measures.length, measures.width] } as const;
  return [
    { label: t("product.size"), value: t("catalogue.size", { size, imperial: measures.imperial }) },
    { label: t("product.surface"), value: formats.squareMetres(measures.surface) },
    { label: t("product.usable"), value: formats.squareMetres(usableArea) },
    { label: t("product.height"), value: formats.metres(clearHeight / 1000) },
    ...(bedrooms > 0 ? [{ label: t("product.bedrooms"), value: formats.number(bedrooms) }] : []),
    ...(bathrooms > 0 ? [{ label: t("product.bathrooms"), value: formats.number(bathrooms) }] : []),
  ];
}

interface PlanParts {
  /** The plan in the content's words. */
  readonly plan: Plan;
  /** The same plan with its texts resolved for readers. */
  readonly words: Resolved<Plan>;
  readonly facts: readonly Fact[];
}

function sheetPlan({ formats, t }: Edition, { plan, words, facts }: PlanParts): SheetPlan {
  const rooms = plan.rooms.map((room, index) => ({ ...room, name: words.rooms[index]?.name ?? room.name }));
  const { left, right, front, back } = boundingBox(plan.outline);
  return {
    plan: { ...plan, rooms },
    rooms: roomAreas(rooms).map(({ name, area }) => ({ name, area: formats.squareMetres(area) })),
    usableArea: { label: t("product.usable"), value: formats.squareMetres(livingSpace(plan).usableArea) },
    alt: t("catalogue.planAlt", {
      plan: words.title,
      size: { dimensions: [(right - left) / 1000, (back - front) / 1000] },
      rooms: rooms.map(({ name }) => name).join(", "),
    }),
    notes: [
      t("catalogue.scale", { plan: words.title, scale: scaleOf(plan) }),
      asSentence(words.note),
      t("plan.legend"),
    ],
    facts,
    cutaway: { source: plan.cutaway.src, alt: words.cutaway.alt },
  };
}

/** Returns the lists of the product page: the name of each item with its sentence. */
function productLists({ t }: Edition, product: Resolved<Model["product"]>): TitledList[] {
  const { foundations, options, construction, possibilities, advantages, features } = product;
  return [
    { title: t("product.foundations"), items: foundations?.items },
    { title: t("product.construction"), items: construction },
    { title: t("product.options"), items: options },
    { title: t("product.possibilities"), items: possibilities?.items },
    { title: t("product.advantages"), items: advantages?.items },
    { title: t("product.features"), items: features?.items },
  ].flatMap(({ title, items }) =>
    items ? [{ title, rows: items.map(({ name: label, text }) => ({ label, text })) }] : [],
  );
}

/** Returns a note with a full stop at its end. */
function asSentence(note: string): string {
  return note.endsWith(".") ? note : `${note}.`;
}
