import { escapeMarkup } from "#app/seo/escape-markup.ts";
import type { DescribedIssue } from "#scripts/check/reporters/describe-issues.ts";
import { type DevTextKey, devText } from "./dev-text.ts";
import { issueList, issueStyle } from "./issue-markup.ts";
import { waitingHeader } from "./waiting-server.ts";

/** Milliseconds between two questions whether the site is there. */
const pauseMs = 500;

/** Asks for the page again and again: when its words have changed it is loaded anew, and so it is when the site is there. */
const script = `
const before = document.documentElement.dataset.version;
async function ask() {
  try {
    const response = await fetch(location.href, { cache: "no-store" });
    const waits = response.headers.has(${JSON.stringify(waitingHeader)});
    if (!waits || !(await response.text()).includes('data-version="' + before + '"')) return location.reload();
  } catch {}
  setTimeout(ask, ${pauseMs});
}
setTimeout(ask, ${pauseMs});
`;

/** Returns the page that is shown in the place of every page of the site. */
export function waitingPage(title: DevTextKey, lead: DevTextKey, issues: readonly DescribedIssue[] = []): string {
  const list = issues.length > 0 ? issueList(issues) : "";
  const body = `<main><h1>${escapeMarkup(devText(title))}</h1><p class="lead">${escapeMarkup(devText(lead))}</p>${list}</main>`;
  return `<!doctype html>
<html lang="es" data-version="${versionOf(body)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(devText(title))}</title>
<style>
body { margin: 0; background: #16191d; color: #f4f4f2; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 48px 20px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; }
.lead { margin: 0 0 32px; }
${issueStyle}</style>
${body}
<script>${script}</script>
</html>
`;
}

/** Returns a short text that is another one when the page is. */
function versionOf(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}
