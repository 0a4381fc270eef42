import type { ApplicationModel } from "#app/components/cards/application-card.tsx";
import type { Entry } from "#app/content/content-files.server.ts";
import { priceOf, surfaceOf } from "#app/content/figures/model-price.ts";
import { hasPriceContents } from "#app/content/price-contents.ts";
import type { Model } from "#app/content/schemas/model.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";

/** Returns all models, from the shortest to the longest, the bespoke one last. */
export function getModels(edition: Edition) {
  return edition.content.entries("models").map((entry) => summarise(entry, edition));
}

/**
 * Returns the model of a page, its first plan, and the other models.
 *
 * @throws Error when the page is not that of a model, or when this has no plan, which its schema refuses.
 */
export function currentModel({ page, edition }: PageContext) {
  const models = getModels(edition);
  const entry = edition.content.entry("models", page.id);
  const model = models.find(({ id }) => id === page.id);
  const plan = entry?.data.plans[0];
  if (!entry || !model || !plan) throw new Error(`content/es/models has no model «${page.id}» with a plan.`);
  return { entry, model, plan, others: models.filter((other) => other !== model) };
}

/** Returns what other pages show of a model: enough for a tile or a link. */
function summarise({ id, slug, data }: Entry<Model>, { content, pathTo }: Edition) {
  return {
    id,
    name: data.name,
    // Its presentation, and its detailed page.
    href: pathTo("model", { slug }),
    productHref: pathTo("product", { slug }),
    // A bespoke model has none.
    measures: data.size && measure(data.size, content.site().precio.metro),
  };
}

/** Returns metres, square metres and euros. */
function measure(size: NonNullable<Model["size"]>, pricePerMetre: number) {
  const surface = surfaceOf(size);
  return { ...size, surface, price: priceOf(surface, pricePerMetre) };
}

export type ModelSummary = ReturnType<typeof summarise>;
export type ModelMeasures = ReturnType<typeof measure>;

/**
 * Returns the path to what the price of a model includes, on its detailed page; null while the company has not said it.
 */
export function contentsHref(
  { productHref }: Pick<ModelSummary, "productHref">,
  { content, t }: Edition,
): string | null {
  return hasPriceContents(content.site()) ? `${productHref}#${t("product.anchors.contents")}` : null;
}

/** Returns what the card of a use shows of a model. */
export function applicationModel({ id, name, href, measures: all }: ModelSummary): ApplicationModel {
  const measures = all && { length: all.length, width: all.width };
  return { id, name, href, measures };
}
