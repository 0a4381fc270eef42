import { defaultLocale } from "#app/i18n/languages.ts";
import { type PublicPath, pageIdentity } from "#app/routing/list-paths.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** A file of the sitemap, beside the others at the site's root. */
export interface SitemapFile {
  readonly name: string;
  readonly text: string;
}

/** A page for the sitemap. */
export interface SitemapPage extends PublicPath {
  /** Day of its last change, YYYY-MM-DD; absent where the site has none at all. */
  readonly modified?: string;
  /** Paths of the pictures that it shows. */
  readonly images?: readonly string[];
}

/** What one file may hold, as the protocol says; more goes into several files, which an index lists. */
const protocolLimits = { urls: 50_000, bytes: 50_000_000 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const extensions =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/**
 * Returns the sitemap of all languages: each listed page once, under its canonical URL, with its translations. It is
 * `sitemap.xml`; of a site beyond the limits that is an index of `sitemap-1.xml` and so on.
 * Format: https://www.sitemaps.org/protocol.html and, for translations and pictures, Google's `xhtml:link` and
 * `image:image`.
 */
export function sitemapFiles(
  siteUrl: string,
  paths: readonly SitemapPage[],
  locales: readonly string[],
  limits = protocolLimits,
): SitemapFile[] {
  const pages = paths.filter(({ alias, unlisted }) => alias === undefined && !unlisted);
  const translations = locales.length < 2 ? undefined : Map.groupBy(pages, pageIdentity);
  const entries = pages.map((page) => urlEntry(siteUrl, page, translations?.get(pageIdentity(page)) ?? []));
  const [first = [], ...others] = splitEntries(entries, limits);
  if (others.length === 0) return [{ name: "sitemap.xml", text: urlSet(first) }];
  const files = [first, ...others].map((part, index) => ({ name: `sitemap-${index + 1}.xml`, text: urlSet(part) }));
  return [{ name: "sitemap.xml", text: sitemapIndex(siteUrl, files) }, ...files];
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

/** Returns the entries in as few parts as the limits allow, in their order. */
function splitEntries(entries: readonly string[], limits: typeof protocolLimits): string[][] {
  const empty = Buffer.byteLength(urlSet([]));
  const parts: string[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry) + 1;
    const last = parts.at(-1);
    if (last && last.length < limits.urls && bytes + size <= limits.bytes) {
      last.push(entry);
      bytes += size;
    } else {
      parts.push([entry]);
      bytes = empty + size;
    }
  }
  return parts;
}

function urlSet(entries: readonly string[]): string {
  const opening = `<urlset ${namespace} ${extensions}>`;
  return [declaration, opening, ...entries, "</urlset>", ""].join("\n");
}

function sitemapIndex(siteUrl: string, files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ name }) => `  <sitemap>\n    <loc>${escapeMarkup(`${siteUrl}/${name}`)}</loc>\n  </sitemap>`,
  );
  return [declaration, `<sitemapindex ${namespace}>`, ...entries, "</sitemapindex>", ""].join("\n");
}

/** Returns `robots.txt`: robots may read everything of a site that goes online, and nothing of a trial. */
export function robots(siteUrl: string, production: boolean): string {
  return production ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` : "User-agent: *\nDisallow: /\n";
}
