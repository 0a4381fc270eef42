import type { ApplicationModel } from "#app/components/cards/application-card.tsx";
import { getPriceContents } from "#app/components/price/price-contents.server.ts";
import type { PriceContentsData } from "#app/components/price/price-contents.tsx";
import { type FixedPage, getPageWords } from "#app/pages/fixed-page.server.ts";
import { compareModels, type ModelComparison } from "#app/pages/models/comparison/model-comparison.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { getModelScale, type PresentedModel } from "./model-scale.server.ts";
import { applicationModel, getModels } from "./models.server.ts";

type Page = FixedPage<"models">["page"];

/** The loader data of the page «¿Quién eres?». */
export interface ModelsPage extends Pick<FixedPage<"models">, "seo"> {
  readonly page: Omit<Page, "models"> & { readonly models: Omit<Page["models"], "cards"> };
  /** The models that a use may name. */
  readonly models: ApplicationModel[];
  /** The cards of the models, with their drawings. */
  readonly scale: readonly PresentedModel[];
  readonly comparison: ModelComparison;
  readonly priceContents: PriceContentsData;
}

/** Returns the page «¿Quién eres?» with the cards of its models. */
export async function getModelsPage(context: PageContext): Promise<ModelsPage> {
  const { site, edition } = context;
  const { page } = await getPageWords("models", edition);
  const models = getModels(edition);
  const { title, intro } = page.models;
  const [scale, comparison, priceContents] = await Promise.all([
    getModelScale(edition, models),
    compareModels(edition, models),
    getPriceContents(edition),
  ]);
  const subject = { type: "list", items: models.map(({ name, href }) => ({ name, href })) } as const;
  return {
    seo: await pageSeo(site, context.page, { ...page, subject }),
    page: { ...page, models: { title, intro } },
    models: models.map(applicationModel),
    scale,
    comparison,
    priceContents,
  };
}
