import type { TFunction } from "i18next";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { hasPriceContents, priceContentsOf } from "#app/content/price-contents.ts";
import { type Model, modelSchema } from "#app/content/schemas/model.ts";
import { startDesign } from "#app/designer/design/design.ts";
import { encodeDesign } from "#app/designer/design/fragment.ts";
import { describeLabelledPlan } from "#app/floor-plan/drawing/describe-plan.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import { livingSpace, roomAreas, sumOfAreas } from "#app/floor-plan/living-space.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { planWords } from "#app/floor-plan/words/plan-words.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { withCompositions } from "#app/pages/models/compositions/describe-composition.ts";
import { getModelScale, type PresentedModel, withoutCard } from "#app/pages/models/model-scale.server.ts";
import { currentModel, type ModelSummary } from "#app/pages/models/models.server.ts";
import { hashOf } from "#app/routing/design-hash.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { describePriceDrawing } from "./price-contents/describe-price-drawing.ts";

type Product = Resolved<Model["product"]>;

/**
 * Returns the detailed page of a model.
 *
 * @throws Error when the page is not that of a model.
 */
export async function getProductPage(context: PageContext) {
  const { edition } = context;
  const { entry, model, plan, others } = currentModel(context);
  const [words, { title, description, layout, ...product }, images, plans, body] = await Promise.all([
    edition.resolve(modelSchema.shape.presentation, entry.data.presentation),
    edition.resolve(modelSchema.shape.product, entry.data.product),
    edition.resolve(modelSchema.shape.images, entry.data.images),
    edition.resolve(modelSchema.shape.plans, entry.data.plans),
    edition.render(entry),
  ]);
  const settings = edition.content.site();
  const priceContents = priceContentsOf(settings);
  return {
    seo: await pageSeo(context, {
      title,
      description,
      subject: { type: "model", model, pictures: images },
    }),
    model: { name: model.name, measures: model.measures },
    tagline: words.tagline,
    // Only a model without measures has key facts in words.
    facts: model.measures ? [] : words.facts,
    space: livingSpace(plan),
    // Null while the company has said nothing.
    priceContents: hasPriceContents(settings)
      ? { ...priceContents, drawing: describePriceDrawing(frontElevation(plan), priceContents) }
      : null,
    product: {
      ...product,
      possibilities: product.possibilities && {
        ...product.possibilities,
        items: withCompositions(product.possibilities.items),
      },
    },
    images,
    pictured: picturedOptions(context, product.options),
    plans: entry.data.plans.flatMap((drawn, index) => {
      const shown = plans[index];
      if (!shown) return [];
      const href = edition.pathTo("designer") + hashOf(encodeDesign(startDesign(model.id, drawn), drawn));
      const link = (label: string) => ({ label, href });
      return [
        {
          ...productPlan(drawn, shown, index === 0 ? layout : undefined, edition.t),
          // Strings of the build: no page loads those of the designer.
          designer: link(edition.t("designerOpening.openPlan")),
          model: link(edition.t("designerOpening.lookAtModel")),
        },
      ];
    }),
    sheet: edition.catalogueFile(entry.slug),
    body,
    others: otherModels(await getModelScale(edition), others),
  };
}

/** The loader data of a detailed page. */
export type ProductPage = Awaited<ReturnType<typeof getProductPage>>;

/**
 * Returns the names of the options that the pictures show, in the words of the page's language: the front matter names
 * them as the original does.
 */
function picturedOptions({ site, page }: PageContext, options: Product["options"] = []): string[] {
  const original = site.edition(defaultLocale).content.entry("models", page.id)?.data;
  const names = original?.product.options?.map(({ name }) => name) ?? [];
  return original?.pictured?.flatMap((name) => options[names.indexOf(name)]?.name ?? []) ?? [];
}

function otherModels(scale: readonly PresentedModel[], others: readonly ModelSummary[]) {
  return scale.flatMap((scaled) => {
    const other = others.find(({ id }) => id === scaled.id);
    return other ? [{ ...withoutCard(scaled), href: other.productHref }] : [];
  });
}

/** Returns a plan as the page shows it. `layout` describes the first plan only, though others may use the same ids. */
function productPlan(plan: Plan, words: Resolved<Plan>, layout: Product["layout"], t: TFunction) {
  const texts = new Map(layout?.items.map(({ room, text, asked }) => [room, { text, ...(asked && { asked }) }]));
  const { rooms, furniture } = words;
  const areas = roomAreas(rooms);
  const { rooms: described, ...sentences } = planWords({ ...plan, rooms, furniture }, t);
  return {
    id: plan.id,
    title: words.title,
    name: words.name ?? words.title,
    // A string of the build, as are those of links: no page loads it.
    note: `${asSentence(words.note)} ${t("plan.legend")}`,
    drawing: describeLabelledPlan({ ...plan, rooms }),
    cutaway: words.cutaway,
    rooms: areas.map((room, index) => ({
      ...room,
      // Absent fields are left out of the page's data.
      ...texts.get(room.id),
      facts: described[index]?.facts ?? [],
    })),
    usableArea: sumOfAreas(areas),
    words: sentences,
  };
}

export type ProductPlan = ProductPage["plans"][number];

/** Some notes end with a full stop and some do not. */
function asSentence(note: string): string {
  return note.endsWith(".") ? note : `${note}.`;
}
