import type { PublicPath } from "#app/routing/list-paths.ts";

/**
 * Returns the sitemap of all languages: each listed page once, under its canonical URL, with its translations.
 * Format: https://www.sitemaps.org/protocol.html and, for translations, Google's `xhtml:link`.
 */
export function sitemap(siteUrl: string, paths: readonly PublicPath[], locales: readonly string[]): string {
  const pages = paths.filter(({ alias, unlisted }) => alias === undefined && !unlisted);
  const entries = pages.map((page) => {
    const translations = pages.filter(({ key, id }) => key === page.key && id === page.id);
    const links =
      locales.length < 2
        ? []
        : translations.map(
            ({ locale, path }) =>
              `    <xhtml:link rel="alternate" hreflang="${escapeXml(locale)}" href="${escapeXml(siteUrl + path)}"/>`,
          );
    return ["  <url>", `    <loc>${escapeXml(siteUrl + page.path)}</loc>`, ...links, "  </url>"].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Returns `robots.txt`, which lets robots read everything and names the sitemap. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
