import { issueLines, type LineStyle } from "#scripts/check/reporters/terminal.ts";
import type { CheckReport, ReportedIssue } from "./check-report.ts";
import { devText } from "./dev-text.ts";
import { issueCounts } from "./issue-markup.ts";

/** Returns what to print of a report: issues that the one before did not have, and how many there are now. */
export function reportLines(before: CheckReport | undefined, after: CheckReport, style: LineStyle): string[] {
  const known = countByName(before?.issues ?? []);
  const added = after.issues.filter((issue) => !take(known, nameOf(issue)));
  const isSame = before !== undefined && added.length === 0 && after.issues.length === before.issues.length;
  if (isSame) return [];
  if (after.issues.length === 0) return [devText(before ? "allMended" : "allRight")];
  return [
    ...added.flatMap((issue) => [...issueLines(issue, style), ""]),
    devText("remaining", { what: issueCounts(after.issues) }),
  ];
}

/** What stays the same of an issue while other lines of its file come and go. */
function nameOf({ file, code, problem }: ReportedIssue): string {
  return `${file} ${code} ${problem}`;
}

function countByName(issues: readonly ReportedIssue[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const issue of issues) counts.set(nameOf(issue), (counts.get(nameOf(issue)) ?? 0) + 1);
  return counts;
}

/** Takes one of a name away; returns whether there was one. */
function take(counts: Map<string, number>, name: string): boolean {
  const count = counts.get(name) ?? 0;
  counts.set(name, count - 1);
  return count > 0;
}
