import { escapeMarkup } from "#app/text/escape-markup.ts";
import { devText } from "./dev-text.ts";

/**
 * Returns the HTML that is shown, with the panel, when a page cannot be rendered.
 *
 * @param details The stack of an error in the code; undefined for a mistake in the content.
 */
export function failurePage(details?: string): string {
  const error = details === undefined ? "" : `<pre class="error-page__details" hidden>${escapeMarkup(details)}</pre>`;
  return `<!doctype html>
<html lang="es" data-failed><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(devText("pageMissing"))}</title>
<body style="margin: 48px 20px; font: 16px/1.5 system-ui, sans-serif"><main><h1>${escapeMarkup(devText("pageMissing"))}</h1>
<p>${escapeMarkup(devText(details === undefined ? "pageMissingLead" : "codeFailed"))}</p>${error}</main>
<script type="module" src="/@vite/client"></script><script type="module" src="/scripts/dev/panel.ts"></script></body></html>
`;
}
