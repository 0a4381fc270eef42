import { escapeMarkup } from "#app/text/escape-markup.ts";
import { type DevTextKey, devText } from "./dev-text.ts";
import type { PageIssue } from "./page-issue.ts";
import { panelStyle } from "./panel-style.ts";

/** How many issues a page shows: an unfinished site may have thousands. */
const mostShown = 50;

/**
 * Returns the panel of a page as HTML, errors first; empty on a page without issues.
 *
 * @param details The stack of the error, if the page failed. It is shown unless an issue explains it.
 */
export function panelMarkup(issues: readonly PageIssue[], details: string | undefined): string {
  const errors = issues.filter(({ severity }) => severity === "error");
  const warnings = issues.filter(({ severity }) => severity === "warning");
  const isCode = details !== undefined && errors.length === 0;
  if (issues.length === 0 && !isCode) return "";
  const counts = text("counts", { errors: errors.length, warnings: warnings.length });
  const lead = isCode ? "codeFailed" : errors.length > 0 ? "panelErrorsLead" : "panelWarningsLead";
  const items = [...errors, ...warnings].slice(0, mostShown).map(issueItem).join("");
  const more = issues.length - mostShown;
  const isOpen = isCode || errors.length > 0;
  return `<style>${panelStyle}</style>
<section aria-label="${text("panelLabel")}"><details class="${isOpen ? "error" : "warning"}"${isOpen ? " open" : ""}>
<summary>${isCode ? text("pageMissing") : counts}</summary>
<p>${text(lead)}</p>
${isCode ? `<pre>${escapeMarkup(details)}</pre>` : ""}
<ul>${items}</ul>
${more > 0 ? `<p>${text("panelMore", { count: more })}</p>` : ""}
</details></section>`;
}

function issueItem({ file, line, column, code, severity, problem, remedy, source }: PageIssue): string {
  const excerpt = source ? `<pre>${escapeMarkup(source.source)}\n<b>${escapeMarkup(source.caret)}</b></pre>` : "";
  const place = escapeMarkup(`${file}:${line}:${column}`);
  return `<li class="${severity}"><p><strong>${escapeMarkup(problem)}</strong></p>
<p><code>${place}</code> <code class="rule">${code}</code></p>${excerpt}<p>${escapeMarkup(remedy)}</p></li>`;
}

function text(key: DevTextKey, values?: Readonly<Record<string, number>>): string {
  return escapeMarkup(devText(key, values));
}
