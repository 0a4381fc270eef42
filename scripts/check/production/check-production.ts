import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { checkCompanyFacts } from "./check-company-facts.ts";
import { checkLegalReviews } from "./check-legal-reviews.ts";
import { checkWrittenAddresses } from "./check-written-addresses.ts";

/**
 * Returns what a site that goes online may not have: example values and wrong ones, gaps, legal texts that nobody has
 * reviewed and invented customers.
 */
export function checkProduction({ files, now }: Pick<Site, "files" | "now">): Issue[] {
  const stories = files
    .collection("stories", defaultLocale)
    .entries.filter(({ data }) => data.sample)
    .map(({ file, locate }): Issue => ({ file, code: "example-story", ...locate.key(["sample"]), values: {} }));
  return [
    ...checkCompanyFacts(files.site()),
    ...checkWrittenAddresses(files),
    ...checkLegalReviews({ files, now }),
    ...stories,
  ];
}
