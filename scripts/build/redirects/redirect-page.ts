import { escapeMarkup } from "#app/seo/escape-markup.ts";

/** What a page says that leads to the new path of another. */
export interface RedirectPage {
  readonly locale: string;
  readonly direction: string;
  /** From the root. */
  readonly path: string;
  /** With scheme and host, for search engines. */
  readonly url: string;
  readonly title: string;
  /** Words of the link. */
  readonly link: string;
}

/**
 * Returns the page at the old path of a renamed one, for hosts that know no redirects: it leads on at once, without a
 * script or a style, so that no Content-Security-Policy stops it.
 */
export function redirectPage({ locale, direction, path, url, title, link }: RedirectPage): string {
  return `<!DOCTYPE html>
<html lang="${escapeMarkup(locale)}" dir="${escapeMarkup(direction)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeMarkup(url)}">
<meta http-equiv="refresh" content="0; url=${escapeMarkup(path)}">
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p><a href="${escapeMarkup(path)}">${escapeMarkup(link)}</a></p>
</main>
</body>
</html>
`;
}
