import { normalisePath } from "#app/routing/paths.ts";
import { issuesFound, issuesRequested, type KnownIssues } from "./page-issue.ts";
import { panelMarkup } from "./panel-markup.ts";

// Runs in every page of the development server. The panel is outside the body, which React owns, and has its own
// styles.
const host = document.createElement("issue-panel");
const root = host.attachShadow({ mode: "open" });
let issues: KnownIssues = null;
let isAnswered = false;
let shown = "";

function update(): void {
  const path = normalisePath(window.location.pathname);
  const own = issues?.filter(({ pages }) => pages === null || pages.includes(path));
  // Without a report of the check, an error on the page could be mistaken for a mistake in the code.
  const markup = own ? panelMarkup(own, document.querySelector(".error-page__details")?.textContent) : "";
  if (markup !== shown) root.innerHTML = markup;
  shown = markup;
  // React removes the panel when it renders the whole document again.
  if (markup === "") host.remove();
  else if (!host.isConnected) document.documentElement.append(host);
}

import.meta.hot?.on(issuesFound, (found: KnownIssues) => {
  // A page that could not be rendered has no router that would request its data again.
  if (isAnswered && document.documentElement.dataset.failed !== undefined) window.location.reload();
  isAnswered = true;
  issues = found;
  update();
});
import.meta.hot?.send(issuesRequested, null);
// The writer went to another page, or an error replaced the page.
new MutationObserver(update).observe(document.documentElement, { childList: true, subtree: true });
