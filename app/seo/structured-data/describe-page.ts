import type { Trail } from "#app/routing/trail.ts";
import { describeArticle } from "./blog-posting.ts";
import { describeTrail } from "./breadcrumb-list.ts";
import { describeQuestions } from "./faq-page.ts";
import { describeList } from "./item-list.ts";
import { describeBusiness } from "./local-business.ts";
import { describeOrganization } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";
import type { PageSubject } from "./page-subject.ts";
import { describeModel } from "./product.ts";
import { describeWebSite } from "./web-site.ts";

/**
 * Returns what a page is about as JSON-LD in the words of schema.org; undefined if there is nothing to say.
 *
 * @param trail The trail from the home page, itself included; empty if the page shows none.
 * @param languages Of the home page alone: the languages in which it is translated.
 */
export function describePage(
  facts: PageFacts,
  subject: PageSubject | undefined,
  trail: Trail,
  languages: readonly string[] | undefined,
): string | undefined {
  const things = [
    ...(languages ? [describeOrganization(facts.site), describeWebSite(facts, languages)] : []),
    ...(subject && !isEmpty(subject) ? [describeSubject(facts, subject)] : []),
    ...(trail.length > 0 ? [describeTrail(facts, trail)] : []),
  ];
  if (things.length === 0) return undefined;
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things });
}

/** A list without items says nothing. */
function isEmpty(subject: PageSubject): boolean {
  return subject.type === "list" && subject.items.length === 0;
}

function describeSubject(facts: PageFacts, subject: PageSubject) {
  switch (subject.type) {
    case "article":
      return describeArticle(facts, subject);
    case "model":
      return describeModel(facts, subject);
    case "list":
      return describeList(facts, subject);
    case "business":
      return describeBusiness(facts);
    case "questions":
      return describeQuestions(facts, subject);
  }
}
