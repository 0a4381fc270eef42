import type { BlogPostingLeaf } from "schema-dts";
import { nameOrganization } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";
import { pictureUrls, type Subject } from "./page-subject.ts";

/** Returns an article of the blog, written and published by the company. */
export function describeArticle(facts: PageFacts, { article, pictures }: Subject<"article">): BlogPostingLeaf {
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
