import { jpgFile } from "#app/pictures/picture-files.ts";
import { describeArticle } from "./blog-posting.ts";
import { describeTrail } from "./breadcrumb-list.ts";
import { describeQuestions } from "./faq-page.ts";
import { describeList, type ListedPage } from "./item-list.ts";
import { describeBusiness } from "./local-business.ts";
import { describeOrganization } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";
import type { PageSubject } from "./page-subject.ts";
import { describeModel } from "./product.ts";
import { describeWebSite } from "./web-site.ts";

/** What a page has for search engines to understand. */
export interface DescribedPage {
  readonly facts: PageFacts;
  readonly subject?: PageSubject;
  /** Of the home page alone: the languages in which it is translated. */
  readonly languages?: readonly string[];
  /** The way from the home page, itself included; empty where the page shows none. */
  readonly trail: readonly ListedPage[];
  /** What a surface is called. */
  readonly surfaceName: string;
}

/** Returns what a page is about as JSON-LD in the words of schema.org; undefined where there is nothing to say. */
export function describePage({ facts, subject, languages, trail, surfaceName }: DescribedPage): string | undefined {
  const things = [
    ...(languages ? [describeOrganization(facts.site), describeWebSite(facts, languages)] : []),
    ...(subject && !isEmpty(subject) ? [describeSubject(facts, surfaceName, subject)] : []),
    ...(trail.length > 0 ? [describeTrail(facts, trail)] : []),
  ];
  if (things.length === 0) return undefined;
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things });
}

/** A list without items says nothing. */
function isEmpty(subject: PageSubject): boolean {
  return subject.type === "list" && subject.items.length === 0;
}

function describeSubject(facts: PageFacts, surfaceName: string, subject: PageSubject) {
  const { url } = facts.site;
  const urlsOf = (pictures: readonly { src: string; width: number }[]) =>
    pictures.map(({ src, width }) => url + jpgFile(src, width));
  switch (subject.type) {
    case "article":
      return describeArticle(facts, { ...subject.article, images: urlsOf(subject.pictures) });
    case "model": {
      const { productHref, ...model } = subject.model;
      return describeModel(facts, surfaceName, { ...model, url: url + productHref, images: urlsOf(subject.pictures) });
    }
    case "list":
      return describeList(
        facts,
        subject.items.map(({ name, href }) => ({ name, url: url + href })),
      );
    case "business":
      return describeBusiness(facts);
    case "questions":
      return describeQuestions(facts, subject.questions);
  }
}
