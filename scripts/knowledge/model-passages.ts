import type { Model } from "#app/content/schemas/model.ts";
import { clearHeight } from "#app/floor-plan/building-heights.ts";
import { getModelPage, type ModelPage } from "#app/pages/models/model-page.server.ts";
import type { ModelSummary } from "#app/pages/models/models.server.ts";
import { getProductPage, type ProductPage } from "#app/pages/product/product-page.server.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { askingContext } from "./asking-context.ts";
import { bodyPassages } from "./body-passages.ts";
import { askedOf } from "./page-passages.ts";

/**
 * Returns what the site says of its models: measures, price, presentation and every list of the product page.
 *
 * @param pages All pages of one language.
 */
export async function modelPassages(site: Site, pages: readonly PublicPath[]): Promise<Passage[]> {
  const passages = await Promise.all(
    pages.filter(({ key }) => key === "model").map((page) => passagesOf(site, page, productPageOf(page, pages))),
  );
  return passages.flat();
}

function productPageOf({ id }: PublicPath, pages: readonly PublicPath[]): PublicPath {
  const page = pages.find((candidate) => candidate.key === "product" && candidate.id === id);
  if (!page) throw new Error(`The model «${id}» has no product page.`);
  return page;
}

async function passagesOf(site: Site, modelPage: PublicPath, productPage: PublicPath): Promise<Passage[]> {
  const context = askingContext(site, modelPage);
  const [{ model, presentation }, product] = await Promise.all([
    getModelPage(context),
    getProductPage(askingContext(site, productPage)),
  ]);
  const { askedInBody } = context.edition.content.entry("models", modelPage.id)?.data ?? {};
  const edition = site.editionOf(modelPage);
  const page = { page: model.name, path: model.href };
  return [
    {
      ...page,
      title: `${model.name}: ${edition.t("product.facts")}`,
      text: summary(model, presentation, edition),
      kind: "answer",
    },
    {
      ...page,
      title: `${model.name}: ${presentation.tagline}`,
      text: presentation.text,
      kind: "section",
      ...askedOf(presentation),
    },
    ...productPassages(model, { ...product, askedInBody }, edition),
  ];
}

/** Returns measures, price and key facts of a model; a bespoke one has key facts only. */
function summary(
  { name, measures }: ModelSummary,
  { facts, tagline }: ModelPage["presentation"],
  { formats, t, content }: Edition,
): string {
  const sentences = facts.map(({ label, value }) => `${label}: ${value}.`);
  if (!measures) return [`${name}. ${tagline}.`, ...sentences].join(" ");
  const metric = formats.dimensions(measures.length, measures.width);
  return [
    `${name}. ${tagline}.`,
    `${t("product.size")}: ${t("product.sizes", { imperial: measures.imperial, metric })}.`,
    `${t("product.surface")}: ${formats.squareMetres(measures.surface)}.`,
    `${t("product.price")}: ${formats.euros(measures.price)} (${content.facts().get("precio.impuestos")}).`,
    // The first one repeats the surface.
    ...sentences.slice(1),
  ].join(" ");
}

function productPassages(
  model: ModelSummary,
  { product, plans, body, askedInBody }: ProductPage & Pick<Model, "askedInBody">,
  { formats, t }: Edition,
): Passage[] {
  const { foundations, options, construction, possibilities, advantages, features } = product;
  const lists = [
    { list: "foundations", label: t("product.foundations"), ...foundations },
    { list: "options", label: t("product.options"), items: options },
    // A bespoke model is built of the same parts as the others.
    { list: "construction", label: t("product.construction"), items: construction },
    { list: "construction", label: t("product.features"), ...features },
    { list: "possibilities", label: t("product.possibilities"), ...possibilities },
    { list: "advantages", label: t("product.advantages"), ...advantages },
    ...plans.map(({ title, rooms }) => ({
      list: "rooms",
      label: title.replace(`${model.name}, `, ""),
      intro: undefined,
      items: rooms.map(({ name, area, text = "", facts, ...room }) => ({
        name,
        // The furniture with its sizes. Doors and windows name other rooms and the floor, and would be found for these.
        text: [`${formats.squareMetres(area)}.`, text, ...facts.filter((fact) => fact.includes("("))]
          .filter(Boolean)
          .join(" "),
        ...askedOf(room),
      })),
    })),
  ];
  const page = { page: model.name, path: model.productHref, kind: "section" } as const;
  const measured = plans.map(({ title, usableArea }) => `${title}: ${formats.squareMetres(usableArea)}.`);
  return [
    {
      ...page,
      title: t("replies.inside", { name: model.name }),
      text: [
        `${t("product.usable")}.`,
        ...measured,
        `${t("product.height")}: ${formats.metres(clearHeight / 1000)}.`,
      ].join(" "),
    },
    ...lists.flatMap(({ list, label, intro, items = [] }): Passage[] => {
      if (items.length === 0) return [];
      const names = `${items.map(({ name }) => name).join(", ")}.`;
      return [
        { ...page, title: `${model.name}, ${label}`, text: [intro, names].filter(Boolean).join(" ") },
        ...items.map(({ name, text, ...item }): Passage => {
          const title = label.includes(model.name) ? `${name} (${label})` : `${name} (${model.name}, ${label})`;
          return { ...page, title, text, ...askedOf(item), item: { list, name } };
        }),
      ];
    }),
    ...bodyPassages(body, page, askedInBody).map((passage) => ({ ...passage, title: nameModel(passage.title, model) })),
  ];
}

/** Returns a title with the model's name, which is added unless the title has it. */
function nameModel(title: string, { name }: ModelSummary): string {
  return title.includes(name) ? title : `${title} (${name})`;
}
