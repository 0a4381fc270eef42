import { type Content, getContent } from "#app/content/content.server.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { getI18n } from "#app/i18n/i18n.server.ts";
import { getModelPage } from "#app/pages/models/model-page.server.ts";
import { getModels, type ModelSummary } from "#app/pages/models/models.server.ts";
import { getProductPage, type ProductPage } from "#app/pages/product/product-page.server.ts";
import type { Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { bodyPassages } from "./body-passages.ts";
import { siteUrl } from "./site-url.ts";

/** What the site says of its models: measures, price, presentation and every list of the detailed page. */
export async function modelPassages(locale: string): Promise<Passage[]> {
  const content = getContent(locale);
  const models = await getModels(content);
  const passages = await Promise.all(models.map((model) => passagesOf(model, content)));
  return passages.flat();
}

async function passagesOf(model: ModelSummary, content: Content): Promise<Passage[]> {
  const [{ presentation }, product] = await Promise.all([
    getModelPage(siteUrl(model.href)),
    getProductPage(siteUrl(model.productHref)),
  ]);
  const page = { page: model.name, path: model.href };
  const { t } = getI18n(content.locale);
  return [
    {
      kind: "answer",
      ...page,
      title: `${model.name}: ${t("product.facts")}`,
      text: summary(model, product, content.locale),
    },
    { kind: "text", ...page, title: presentation.tagline, text: presentation.text },
    ...productPassages(model, product, content.locale),
  ];
}

/** Measures and price, or for the bespoke model its key facts. */
function summary({ name, measures }: ModelSummary, { facts, vat, tagline }: ProductPage, locale: string): string {
  const told = facts.map(({ label, value }) => `${label}: ${value}.`);
  if (!measures) return [`${name}. ${tagline}.`, ...told].join(" ");
  const { t } = getI18n(locale);
  const formats = createFormats(locale);
  const metric = formats.dimensions(measures.length, measures.width);
  return [
    `${name}. ${tagline}.`,
    `${t("product.size")}: ${t("product.sizes", { imperial: measures.imperial, metric })}.`,
    `${t("product.surface")}: ${formats.squareMetres(measures.surface)}.`,
    `${t("product.price")}: ${formats.euros(measures.price)} (${t(`product.vat.${vat}`)}).`,
    // The first two are surface and price once more.
    ...told.slice(2),
  ].join(" ");
}

function productPassages(model: ModelSummary, { product, plans, body }: ProductPage, locale: string): Passage[] {
  const { t } = getI18n(locale);
  const { foundations, options, construction, possibilities, advantages, features } = product;
  const lists = [
    { label: t("product.foundations"), ...foundations },
    { label: t("product.options"), items: options },
    { label: t("product.construction"), items: construction },
    { label: t("product.possibilities"), ...possibilities },
    { label: t("product.advantages"), ...advantages },
    { label: t("product.features"), ...features },
    ...plans.map(({ title, rooms }) => ({
      label: title,
      intro: undefined,
      items: rooms.map(({ name, area, text = "" }) => ({
        name,
        text: `${createFormats(locale).squareMetres(area)}. ${text}`.trim(),
      })),
    })),
  ];
  const page = { kind: "text", page: model.name, path: model.productHref } as const;
  return [
    ...lists.flatMap(({ label, intro, items = [] }): Passage[] => {
      if (items.length === 0) return [];
      const names = `${items.map(({ name }) => name).join(", ")}.`;
      return [
        { ...page, title: `${model.name}, ${label}`, text: [intro, names].filter(Boolean).join(" ") },
        ...items.map(({ name, text }): Passage => ({ ...page, title: `${name} (${model.name}, ${label})`, text })),
      ];
    }),
    ...bodyPassages(body, page),
  ];
}
