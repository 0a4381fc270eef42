import { ContentError } from "#app/content/content-error.ts";
import { openSite } from "#app/site/site.server.ts";
import { printIssues } from "./check/reporters/print-issues.ts";
import { writeNewsletterTexts } from "./knowledge/newsletter/write-newsletter-texts.ts";

/** Writes the texts of the function `newsletter`. The local backend runs it when they are missing or outdated. */
try {
  await writeNewsletterTexts(openSite(process.cwd()));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  printIssues(error.issues);
  process.exitCode = 1;
}
