import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  OrganizationLeaf,
  WebSiteLeaf,
} from "schema-dts";
import type { SiteData } from "#app/content/schemas/site.ts";
import type { Trail } from "#app/routing/trail.ts";
import { iconFiles } from "#app/seo/icon-files.ts";
import { describeBusiness } from "./local-business.ts";
import { nameOrganization, type PageFacts, type PageSubject, pictureUrls, type Subject } from "./page-facts.ts";
import { describeModel } from "./product.ts";

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

/** Returns the company as its home page describes it; the contact page describes its place. */
function describeOrganization(site: SiteData): OrganizationLeaf {
  const { empresa, contacto, social } = site;
  return {
    ...nameOrganization(site),
    logo: `${site.url}/${iconFiles.large}`,
    legalName: empresa.razonSocial,
    taxID: empresa.nif,
    email: contacto.email,
    telephone: contacto.telefono,
    address: contacto.direccion,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}

/**
 * Returns the site as its home page describes it.
 *
 * @param languages Those in which the home page is translated.
 */
function describeWebSite({ site, description }: PageFacts, languages: readonly string[]): WebSiteLeaf {
  const { "@id": id } = nameOrganization(site);
  return {
    "@type": "WebSite",
    "@id": `${site.url}/#website`,
    name: site.brand,
    url: `${site.url}/`,
    description,
    inLanguage: languages,
    publisher: { "@id": id },
  };
}

/** Returns the way from the home page to a page, as the page shows it above its heading. */
function describeTrail({ site, url, plain }: PageFacts, trail: Trail): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: trail.map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plain(page.name),
      item: site.url + page.href,
    })),
  };
}

/** Returns an article of the blog, written and published by the company. */
function describeArticle(facts: PageFacts, { article, pictures }: Subject<"article">): BlogPostingLeaf {
  const { site, url, language, description, plain } = facts;
  const company = nameOrganization(site);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: plain(article.headline),
    description,
    datePublished: article.published,
    dateModified: article.updated,
    inLanguage: language,
    author: company,
    publisher: company,
    mainEntityOfPage: url,
    ...(pictures.length > 0 && { image: pictureUrls(facts, pictures) }),
  };
}

/** Returns the page of the frequent questions; each question is on that page alone. */
function describeQuestions({ url, language, plain }: PageFacts, { questions }: Subject<"questions">): FAQPageLeaf {
  return {
    "@type": "FAQPage",
    "@id": `${url}#questions`,
    inLanguage: language,
    mainEntity: questions.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: plain(question),
      url: `${url}#${id}`,
      acceptedAnswer: { "@type": "Answer", text: plain(answer) },
    })),
  };
}

/** Returns the list of a page: models, articles or stories, in the order of the page. */
function describeList({ site, url, plain }: PageFacts, { items }: Subject<"list">): ItemListLeaf {
  return {
    "@type": "ItemList",
    "@id": `${url}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plain(item.name),
      url: site.url + item.href,
    })),
  };
}
