import { defaultLocale } from "#app/i18n/languages.ts";
import { isOriginal, withoutMarks } from "#app/i18n/original-text.ts";
import { coverFile } from "#app/pictures/picture-files.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { isTranslated } from "#app/site/is-translated.server.ts";
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
 * Returns the head of a page of the route table. Its canonical URL has the first path of the page, in the original
 * language where the page is not translated; an unlisted page has none.
 */
export function pageSeo({ edition, locales, paths }: Site, page: PublicPath, source: SeoSource): Seo {
  const inLanguage = edition(page.locale);
  if (page.unlisted) return unlistedSeo(inLanguage, source);
  const { url } = inLanguage.content.site();
  const canonicalPage = { ...page, alias: undefined };
  const names = locales.names();
  const alternates = names.map((locale) => ({
    locale,
    href: url + paths.translated(canonicalPage, locale),
    ...(!isTranslated(edition(locale).content, page) && ({ untranslated: true } as const)),
  }));
  const isOwn = isTranslated(inLanguage.content, page);
  return {
    ...words(inLanguage, source),
    canonical: url + paths.translated(canonicalPage, isOwn ? page.locale : defaultLocale),
    ...(!isOwn && ({ noindex: true } as const)),
    alternates: names.length < 2 ? [] : alternates,
  };
}

/** Returns the head of a page that search engines should not keep. */
export function unlistedSeo(edition: Edition, source: SeoSource): Seo {
  return { ...words(edition, source), noindex: true, alternates: [] };
}

function words(
  { content, locale, t, fill }: Edition,
  { title, description, image, kind = "website", article }: SeoSource,
) {
  const { brand, url } = content.site();
  return {
    title: withoutMarks(t("seo.title", { title: fill(title), brand })),
    description: withoutMarks(fill(description)),
    ...(image && { image: url + coverFile(image) }),
    kind,
    ...(article && {
      article: {
        ...article,
        headline: withoutMarks(article.headline),
        publisher: { name: brand, url },
        language: isOriginal(article.headline) ? defaultLocale : locale,
      },
    }),
  };
}
