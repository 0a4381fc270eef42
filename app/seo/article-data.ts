import type { ArticleSeo, Seo } from "./seo.ts";

/** What schema.org has for an article: https://schema.org/BlogPosting. */
interface ArticleData {
  readonly [name: string]: string | ArticleData;
}

/** Returns an article as search engines read it (JSON-LD), with what the head of its page says. */
export function articleData({ description, canonical, image }: Seo, article: ArticleSeo): ArticleData {
  const { headline, published, updated, publisher, language, otherLanguages } = article;
  const organisation: ArticleData = { "@type": "Organization", ...publisher };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: inLanguage(headline, otherLanguages?.headline),
    description: inLanguage(description, otherLanguages?.description),
    datePublished: published,
    dateModified: updated,
    inLanguage: language,
    author: organisation,
    publisher: organisation,
    ...(canonical && { mainEntityOfPage: canonical }),
    ...(image && { image }),
  };
}

/** Returns a text with its language where that is not the one of the article: https://www.w3.org/TR/json-ld11/#string-internationalization */
function inLanguage(text: string, language: string | undefined): string | ArticleData {
  return language === undefined ? text : { "@value": text, "@language": language };
}
