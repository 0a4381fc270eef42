import { join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { writeModule } from "#scripts/knowledge/content-modules/write-module.ts";
import { collectNewsletterTexts } from "./collect-newsletter-texts.ts";
import { newsletterTextsFile } from "./newsletter-texts-file.ts";

/**
 * Writes what the function `newsletter` says into `supabase/functions/`, from where it is deployed.
 *
 * @throws ContentError with every issue of a content file that cannot be parsed; the earlier file is kept.
 */
export async function writeNewsletterTexts(site: Site): Promise<void> {
  const value = await collectNewsletterTexts(site, defaultLocale);
  writeModule(join(site.root, newsletterTextsFile), {
    name: "texts",
    type: "NewsletterTexts",
    shape: "./texts-shape.ts",
    value,
  });
}
