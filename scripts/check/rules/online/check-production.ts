import type { Issue } from "#app/content/issues.ts";
import type { Site } from "#app/site/site.server.ts";
import { checkAccessibility } from "./check-accessibility.ts";
import { checkCompanyFacts } from "./check-company-facts.ts";
import { checkLegalReviews } from "./check-legal-reviews.ts";
import { checkStories } from "./check-stories.ts";
import { checkWrittenTexts } from "./check-written-texts.ts";

/**
 * Returns what a site that goes online may not have: example values and wrong ones, gaps, claims without a ground, legal
 * texts that nobody has reviewed as they are, an accessibility statement that contradicts itself and invented customers.
 */
export function checkProduction(site: Pick<Site, "root" | "files" | "locales" | "now">): Issue[] {
  return [
    ...checkCompanyFacts(site),
    ...checkWrittenTexts(site),
    ...checkLegalReviews(site),
    ...checkAccessibility(site.files),
    ...checkStories(site.files),
  ];
}
