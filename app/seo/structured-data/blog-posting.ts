import type { BlogPostingLeaf } from "schema-dts";
import { nameOrganization } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";

/** An article of the blog, for search engines. */
export interface DescribedArticle {
  readonly headline: string;
  /** YYYY-MM-DD */
  readonly published: string;
  /** Day of the last change, YYYY-MM-DD; that of publication where there was none. */
  readonly updated: string;
  /** URLs. */
  readonly images: readonly string[];
}

/** Returns an article of the blog, written and published by the company. */
export function describeArticle(facts: PageFacts, article: DescribedArticle): BlogPostingLeaf {
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
    ...(article.images.length > 0 && { image: article.images }),
  };
}
