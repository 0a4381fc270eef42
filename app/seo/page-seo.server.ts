import { defaultLocale } from "#app/i18n/languages.ts";
import { isAllOriginal, withoutMarks } from "#app/i18n/original-text.ts";
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
  const isOwn = isTranslated(inLanguage.content, page);
  const { url } = inLanguage.content.site();
  const canonicalPage = { ...page, alias: undefined };
  const names = locales.names();
  const alternates = names.map((locale) => ({
    locale,
    href: url + paths.translated(canonicalPage, locale),
    ...(!isTranslated(edition(locale).content, page) && ({ untranslated: true } as const)),
  }));
  return {
    ...words(inLanguage, source, isOwn ? page.locale : defaultLocale),
    canonical: url + paths.translated(canonicalPage, isOwn ? page.locale : defaultLocale),
    ...(!isOwn && ({ noindex: true } as const)),
    alternates: names.length < 2 ? [] : alternates,
  };
}

/** Returns the head of a page that search engines should not keep. */
export function unlistedSeo(edition: Edition, source: SeoSource): Seo {
  return { ...words(edition, source), noindex: true, alternates: [] };
}

/** @param textLocale The language of the page's own text. */
function words(
  { content, locale, t, fill }: Edition,
  { title, description, image, kind = "website", article }: SeoSource,
  textLocale = locale,
) {
  const { brand, url } = content.site();
  const languageOf = (text: string) => (isAllOriginal(text) ? defaultLocale : locale);
  const originals = Object.entries({ title, description })
    .filter(([, text]) => locale !== defaultLocale && languageOf(text) === defaultLocale)
    .map(([name]) => name as "title" | "description");
  return {
    title: withoutMarks(t("seo.title", { title: fill(title), brand })),
    description: withoutMarks(fill(description)),
    ...(originals.length > 0 && { originals }),
    previewLocale: previewLocale(languageOf(title) === locale ? t("language.formats") : defaultLocale),
    ...(image && { image: url + coverFile(image) }),
    kind,
    ...(article && {
      article: {
        ...article,
        headline: withoutMarks(article.headline),
        publisher: { name: brand, url },
        language: textLocale,
        ...otherLanguages(textLocale, {
          headline: languageOf(article.headline),
          description: languageOf(description),
        }),
      },
    }),
  };
}

/** Returns a language with its region as link previews name it: `ca` → `ca_ES`, `en-GB-u-nu-latn` → `en_GB`. */
function previewLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return [language, region].join("_");
}

/** Returns the languages of texts that are in another one than the text of their page. */
function otherLanguages(
  textLocale: string,
  languages: Required<NonNullable<ArticleSeo["otherLanguages"]>>,
): Pick<ArticleSeo, "otherLanguages"> {
  const others = Object.entries(languages).filter(([, language]) => language !== textLocale);
  return others.length === 0 ? {} : { otherLanguages: Object.fromEntries(others) };
}
