import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureModule } from "#scripts/knowledge/content-modules/ensure-module.ts";
import type { NewsletterTexts } from "#supabase/functions/newsletter/texts-shape.ts";
import { newsletterTextsFile } from "./newsletter-texts-file.ts";

/**
 * Returns the texts of the function `newsletter`, read again after the content has changed.
 *
 * @throws Error when the content is broken; its issues are then on the terminal.
 */
export async function loadNewsletterTexts(root: string): Promise<NewsletterTexts> {
  const modifiedAt = await ensureModule(root, {
    file: newsletterTextsFile,
    sources: ["app", "content", "locales", "scripts/knowledge"],
    script: "scripts/write-newsletter-texts.ts",
    failure: "newsletterTextsFailed",
  });
  // Node keeps a module for good under its URL, so that each version needs one of its own.
  const url = `${pathToFileURL(join(root, newsletterTextsFile)).href}?modified=${modifiedAt}`;
  const { texts } = await import(/* @vite-ignore */ url);
  return texts;
}
