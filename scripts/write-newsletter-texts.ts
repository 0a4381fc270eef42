import { ContentError } from "#app/content/content-error.ts";
import { openSite } from "#app/site/site.server.ts";
import { writeNewsletterTexts } from "./newsletter/write-newsletter-texts.ts";

/** Run by the local backend when the texts of the function `newsletter` are missing or older than the content. */
try {
  await writeNewsletterTexts(openSite(process.cwd()));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
