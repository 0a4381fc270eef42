import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { getI18n } from "#app/i18n/i18n.server.ts";
import { getLocales } from "#app/i18n/locale-files.server.ts";
import { coverFile } from "#app/pictures/picture-files.ts";
import { type PublicPath, translatedPath } from "#app/routing/all-paths.server.ts";
import type { Seo } from "./seo.ts";

/** What a page's content gives for its head. */
export interface SeoSource {
  readonly title: string;
  readonly description: string;
  /** The picture of link previews, as `src` of the loader data names it. */
  readonly image?: string;
  readonly kind?: Seo["kind"];
}

/** The head of a page of the route table. A second address points to the first as the canonical one. */
export function pageSeo(page: PublicPath, source: SeoSource): Seo {
  const { url } = getContent(page.locale).site();
  const canonicalPage = { ...page, alias: undefined };
  const locales = getLocales();
  return {
    ...words(page.locale, source),
    canonical: url + translatedPath(canonicalPage, page.locale),
    alternates:
      locales.length < 2
        ? []
        : locales.map((locale) => ({ locale, href: url + translatedPath(canonicalPage, locale) })),
  };
}

/** The head of a page that search engines should not keep: no canonical address, hence `noindex`. */
export function unlistedSeo(locale: string, source: SeoSource): Seo {
  return { ...words(locale, source), alternates: [] };
}

function words(locale: string, { title, description, image, kind = "website" }: SeoSource) {
  const content = getContent(locale);
  const { brand, url } = content.site();
  const fill = (text: string) => fillPlaceholders(text, content.facts());
  return {
    title: getI18n(locale).t("seo.title", { title: fill(title), brand }),
    description: fill(description),
    ...(image && { image: url + coverFile(image) }),
    kind,
  };
}
