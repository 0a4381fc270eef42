import { fillPlaceholders } from "#app/content/placeholders.ts";
import { coverFile } from "#app/pictures/picture-files.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { ArticleSeo, Seo } from "./seo.ts";

/** What the content of a page says for its head. */
export interface SeoSource {
  readonly title: string;
  readonly description: string;
  /** The picture of link previews, as `src` of the loader data names it. */
  readonly image?: string;
  readonly kind?: Seo["kind"];
  /** Set for an article of the blog. */
  readonly article?: Pick<ArticleSeo, "headline" | "published" | "updated">;
}

/**
 * Returns the head of a page of the route table. Its canonical URL has the first path of the page; an unlisted page has
 * none.
 */
export function pageSeo({ edition, locales, paths }: Site, page: PublicPath, source: SeoSource): Seo {
  const inLanguage = edition(page.locale);
  if (page.unlisted) return unlistedSeo(inLanguage, source);
  const { url } = inLanguage.content.site();
  const canonicalPage = { ...page, alias: undefined };
  const names = locales.names();
  return {
    ...words(inLanguage, source),
    canonical: url + paths.translated(canonicalPage, page.locale),
    alternates:
      names.length < 2 ? [] : names.map((locale) => ({ locale, href: url + paths.translated(canonicalPage, locale) })),
  };
}

/** Returns the head of a page that search engines should not keep. It has no canonical URL, hence `noindex`. */
export function unlistedSeo(edition: Edition, source: SeoSource): Seo {
  return { ...words(edition, source), alternates: [] };
}

function words({ content, locale, t }: Edition, { title, description, image, kind = "website", article }: SeoSource) {
  const { brand, url } = content.site();
  const fill = (text: string) => fillPlaceholders(text, content.facts());
  return {
    title: t("seo.title", { title: fill(title), brand }),
    description: fill(description),
    ...(image && { image: url + coverFile(image) }),
    kind,
    ...(article && { article: { ...article, publisher: { name: brand, url }, language: locale } }),
  };
}
