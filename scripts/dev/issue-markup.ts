import { escapeMarkup } from "#app/seo/escape-markup.ts";
import type { DescribedIssue } from "#scripts/check/reporters/describe-issues.ts";
import { devText } from "./dev-text.ts";

/** Issues on one page: a site in the making may have thousands. */
const mostShown = 50;

/** Returns issues as HTML, errors first. It runs on the page as well as in the server that stands in for it. */
export function issueList(issues: readonly DescribedIssue[]): string {
  const sorted = [...issues].sort((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning"));
  const more = issues.length - mostShown;
  const items = sorted.slice(0, mostShown).map(issueItem);
  const rest = more > 0 ? `<p>${escapeMarkup(devText("panelMore", { count: more }))}</p>` : "";
  return `<ul class="issues">${items.join("")}</ul>${rest}`;
}

/** Returns how many errors and warnings there are: «2 fallos y 1 aviso». */
export function issueCounts(issues: readonly DescribedIssue[]): string {
  const errors = issues.filter(({ severity }) => severity === "error").length;
  const warnings = issues.length - errors;
  return new Intl.ListFormat("es").format([
    ...(errors > 0 ? [devText("errors", { count: errors })] : []),
    ...(warnings > 0 ? [devText("warnings", { count: warnings })] : []),
  ]);
}

function issueItem({ file, line, column, severity, problem, remedy, source }: DescribedIssue): string {
  const place = `${file}:${line}:${column}`;
  const excerpt = source
    ? `<pre><span class="number">${line}</span>${escapeMarkup(source.source)}\n<span class="number"></span><b>${escapeMarkup(source.caret)}</b></pre>`
    : "";
  return `<li class="${severity}"><p class="problem">${escapeMarkup(problem)}</p><p class="place">${escapeMarkup(place)}</p>${excerpt}<p class="remedy">${escapeMarkup(remedy)}</p></li>`;
}

/** How issues look, wherever they are shown. */
export const issueStyle = `
.issues { list-style: none; margin: 0; padding: 0; display: grid; gap: 20px; }
.issues li { border-inline-start: 4px solid #c0301c; padding-inline-start: 16px; min-width: 0; }
.issues li.warning { border-color: #c98a00; }
.issues p { margin: 0 0 4px; overflow-wrap: anywhere; }
.issues .problem { font-weight: 650; }
.issues .place { font: 13px/1.5 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; color: #b9c0c7; }
.issues pre { margin: 6px 0 8px; padding: 10px 12px; overflow-x: auto; background: #0d1013; border-radius: 4px;
  font: 13px/1.5 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; color: #f4f4f2; }
.issues pre b { color: #ff8d78; font-weight: 700; }
.issues .warning pre b { color: #ffd166; }
.issues .number { display: inline-block; min-width: 4ch; margin-inline-end: 2ch; text-align: end; color: #8b949e; user-select: none; }
.issues .remedy { color: #d9e6d5; }
`;
