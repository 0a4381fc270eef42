import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { message } from "#scripts/terminal/messages.ts";
import { catalogueMonth } from "./catalogue-month.ts";
import { makeCatalogues } from "./make-catalogues.ts";

/** Makes the PDFs that the cache does not have, and says so. Pages name their size, so it comes before the pages. */
export async function prepareCatalogues(site: Site): Promise<void> {
  const started = Date.now();
  const { made } = await makeCatalogues(site, catalogueMonth(site.now));
  if (made === 0) return;
  const seconds = createFormats(defaultLocale).decimal((Date.now() - started) / 1000);
  console.log(message("catalogueMade", { count: made, seconds }));
}
