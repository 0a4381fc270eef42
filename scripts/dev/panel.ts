import { normalisePath } from "#app/routing/paths.ts";
import { issuesAsked, issuesFound, type PageIssue } from "./page-issue.ts";
import { panelMarkup } from "./panel-markup.ts";

// Runs in every page of the development server. The panel is outside of the body, which belongs to React, and has styles
// of its own.
const host = document.createElement("issue-panel");
const root = host.attachShadow({ mode: "open" });
let issues: readonly PageIssue[] | undefined;
let shown = "";

function update(): void {
  // An error must not be called one of the code because the check is slower.
  if (!issues) return;
  const path = normalisePath(window.location.pathname);
  const own = issues.filter(({ pages }) => pages === null || pages.includes(path));
  const markup = panelMarkup(own, document.querySelector(".error-page__details")?.textContent);
  if (markup !== shown) root.innerHTML = markup;
  shown = markup;
  // A document that is rendered again loses what does not belong to it.
  if (markup === "") host.remove();
  else if (!host.isConnected) document.documentElement.append(host);
}

import.meta.hot?.on(issuesFound, (found: readonly PageIssue[]) => {
  // A page that could not even begin has no router that would ask for its data again.
  if (issues && document.documentElement.dataset.failed !== undefined) window.location.reload();
  issues = found;
  update();
});
import.meta.hot?.send(issuesAsked, null);
// The visitor has gone to another page, or an error has taken its place.
new MutationObserver(update).observe(document.documentElement, { childList: true, subtree: true });
