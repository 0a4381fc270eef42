import { ContentError } from "#app/content/content-error.ts";
import { openSite } from "#app/site/site.server.ts";
import { printIssues } from "./check/reporters/print-issues.ts";
import { writeNewsletterTexts } from "./knowledge/newsletter/write-newsletter-texts.ts";

/** Run by the local backend when the texts of the function `newsletter` are missing or older than the content. */
try {
  await writeNewsletterTexts(openSite(process.cwd()));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  printIssues(error.issues);
  process.exitCode = 1;
}
