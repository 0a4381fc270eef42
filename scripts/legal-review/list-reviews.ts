import type { ContentFiles } from "#app/content/content-files.server.ts";
import { reviewedSchema } from "#app/content/schemas/legal.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { message } from "#scripts/cli/messages.ts";
import { compareReview } from "./compare-review.ts";
import { legalFiles } from "./legal-files.ts";
import { legalSections } from "./legal-sections.ts";

/** Returns a line for each legal text that says whether it is reviewed as it is now. */
export function listReviews(files: ContentFiles): string[] {
  return legalFiles(files).map((file) => {
    const source = files.frontMatter(file);
    if (!source.ok) return message("reviewedStateUnread", { file });
    const review = reviewedSchema.safeParse(source.value.data).data?.reviewed;
    if (!review) return message("reviewedStateNone", { file });
    const date = createFormats(defaultLocale).date(review.date);
    const isSame = compareReview(legalSections(source.value.body), review) === undefined;
    return message(isSame ? "reviewedStateDone" : "reviewedStateChanged", { file, date });
  });
}
