import type { DescribedIssue } from "./describe-issues.ts";

/**
 * Returns issues as JSON for other programs: a list of objects with `file` (from the project's root), `line` and `column`
 * (from 1, in UTF-16 units), `code`, `severity` (`error` or `warning`), `problem`, `remedy` and `source`, which is the line,
 * cut around the column where it is long, or null where the issue is about the whole file.
 */
export function issuesJson(issues: readonly DescribedIssue[]): string {
  return JSON.stringify(
    issues.map((issue) => ({ ...issue, source: issue.source?.source ?? null })),
    null,
    2,
  );
}
