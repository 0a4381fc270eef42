import type { Issue } from "#app/content/issues.ts";
import type { Site } from "#app/site/site.server.ts";
import { checkAccessibility } from "./check-accessibility.ts";
import { checkCompanyFacts } from "./check-company-facts.ts";
import { checkLegalReviews } from "./check-legal-reviews.ts";
import { checkStories } from "./check-stories.ts";
import { checkWrittenAddresses } from "./check-written-addresses.ts";

/**
 * Returns what a site that goes online may not have: example values and wrong ones, gaps, legal texts that nobody has
 * reviewed, an accessibility statement that contradicts itself and invented customers.
 */
export function checkProduction({ files, now }: Pick<Site, "files" | "now">): Issue[] {
  return [
    ...checkCompanyFacts(files.site()),
    ...checkWrittenAddresses(files),
    ...checkLegalReviews({ files, now }),
    ...checkAccessibility(files),
    ...checkStories(files),
  ];
}
