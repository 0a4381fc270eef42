import { escapeMarkup } from "#app/text/escape-markup.ts";

/** The contents of a page that leads to the new path of a renamed one. */
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
 * Returns the HTML of the page at the old path of a renamed one, for hosts without redirects. It leads on at once,
 * without script or style, so that no Content-Security-Policy can block it.
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
