import { defaultLocale } from "#app/i18n/languages.ts";
import { type PublicPath, pageIdentity } from "#app/routing/list-paths.ts";
import { escapeMarkup } from "#app/text/escape-markup.ts";

/** A page for the sitemap. */
export interface SitemapPage extends PublicPath {
  /** Day of its last change, YYYY-MM-DD, if its content says it. */
  readonly modified?: string;
  /** Paths of the pictures that it shows. */
  readonly images?: readonly string[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const extensions =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/**
 * Returns the text of `sitemap.xml`: each listed page of all languages once, under its canonical URL, with its
 * translations. One file may hold 50,000 pages. Format: https://www.sitemaps.org/protocol.html and, for translations
 * and pictures, Google's `xhtml:link` and `image:image`.
 */
export function sitemap(siteUrl: string, paths: readonly SitemapPage[], locales: readonly string[]): string {
  const pages = paths.filter(({ alias, unlisted }) => alias === undefined && !unlisted);
  const translations = locales.length < 2 ? undefined : Map.groupBy(pages, pageIdentity);
  const entries = pages.map((page) => urlEntry(siteUrl, page, translations?.get(pageIdentity(page)) ?? []));
  return [declaration, `<urlset ${namespace} ${extensions}>`, ...entries, "</urlset>", ""].join("\n");
}

function urlEntry(siteUrl: string, page: SitemapPage, translations: readonly PublicPath[]): string {
  // A page alone is no alternate of anything; readers of no language of the site are sent to the original.
  const named = translations.length < 2 ? [] : translations;
  const fallbacks = named
    .filter(({ locale }) => locale === defaultLocale)
    .map(({ path }) => ({ locale: "x-default", path }));
  const links = [...named, ...fallbacks].map(
    ({ locale, path }) =>
      `    <xhtml:link rel="alternate" hreflang="${escapeMarkup(locale)}" href="${escapeMarkup(siteUrl + path)}"/>`,
  );
  const images = (page.images ?? []).map(
    (path) => `    <image:image><image:loc>${escapeMarkup(siteUrl + path)}</image:loc></image:image>`,
  );
  const modified = page.modified === undefined ? [] : [`    <lastmod>${page.modified}</lastmod>`];
  return [
    "  <url>",
    `    <loc>${escapeMarkup(siteUrl + page.path)}</loc>`,
    ...modified,
    ...links,
    ...images,
    "  </url>",
  ].join("\n");
}
