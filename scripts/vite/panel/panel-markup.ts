import { escapeMarkup } from "#app/seo/escape-markup.ts";
import type { DescribedIssue } from "#scripts/check/reporters/describe-issues.ts";
import { type DevTextKey, devText } from "#scripts/dev/dev-text.ts";
import { issueCounts, issueList, issueStyle } from "#scripts/dev/issue-markup.ts";
import { panelStyle } from "./panel-style.ts";

/** What the panel has to show. */
export interface PanelState {
  /** Null while they are being looked for. */
  readonly issues: readonly DescribedIssue[] | null;
  /** Whether the panel at the foot is unfolded. */
  readonly isOpen: boolean;
  /** Whether an error stands in the place of the page. */
  readonly hasNoPage: boolean;
  /** What the error says, for who writes the code. */
  readonly details: string;
}

/**
 * Returns the panel as HTML: nothing on a page without issues, a panel at the foot of one that is shown in spite of its
 * own, and a full page in the place of one that cannot be shown.
 */
export function panelMarkup({ issues, isOpen, hasNoPage, details }: PanelState): string {
  if (hasNoPage) return inPlaceOfPage(issues, details);
  if (!issues || issues.length === 0) return "";
  const counts = escapeMarkup(issueCounts(issues));
  const hasErrors = issues.some(({ severity }) => severity === "error");
  const kind = hasErrors ? "error" : "warning";
  if (!isOpen) {
    const button = `<button type="button" name="open" class="pill ${kind}">${counts} · ${text("panelShow")}</button>`;
    return `${styles}<section aria-label="${text("panelLabel")}">${button}</section>`;
  }
  return `${styles}<section class="foot ${kind}" aria-label="${text("panelLabel")}">
<header><p><strong>${counts}</strong> ${text(hasErrors ? "panelErrorsLead" : "panelWarningsLead")}</p><button type="button" name="fold">${text("panelHide")}</button></header>
${issueList(issues)}</section>`;
}

function inPlaceOfPage(issues: readonly DescribedIssue[] | null, details: string): string {
  const lead: DevTextKey = !issues ? "pageChecking" : issues.length > 0 ? "pageMissingLead" : "codeFailed";
  const found = issues ?? [];
  const list = found.length > 0 ? issueList(found) : "";
  const error = issues?.length === 0 && details !== "" ? `<pre class="details">${escapeMarkup(details)}</pre>` : "";
  return `${styles}<section class="page" aria-label="${text("panelLabel")}"><div class="column"><h2>${text("pageMissing")}</h2>
<p class="lead">${text(lead)}</p>${list}${error}<p class="home"><a href="/">${text("panelHome")}</a></p></div></section>`;
}

function text(key: DevTextKey): string {
  return escapeMarkup(devText(key));
}

const styles = `<style>${panelStyle}${issueStyle}</style>`;
