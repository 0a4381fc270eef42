import { getContent } from "#app/content/content.server.ts";
import { localeOfPath } from "#app/routing/all-paths.server.ts";
import { type FixedPage, getFixedPage } from "./fixed-page.server.ts";
import { getModels, type ModelSummary } from "./models.server.ts";

/** The hub «¿Quién eres?» with what its cards tell of the models. */
export async function getModelsPage(
  url: URL,
): Promise<Omit<FixedPage<"models">, "body"> & { readonly models: ModelSummary[] }> {
  const [{ seo, page }, models] = await Promise.all([
    getFixedPage("models", url),
    getModels(getContent(localeOfPath(url.pathname))),
  ]);
  return { seo, page, models };
}
