import type { DescribedIssue } from "./describe-issues.ts";

/**
 * Returns issues as JSON for other programs: a list of objects with `file` (from the project's root), `line` and `column`
 * (from 1, in UTF-16 units), `code`, `severity` (`error` or `warning`), `problem`, `remedy` and `source`, which is the line,
 * cut around the column where it is long, or null where the issue is about the whole file.
 */
export function issuesJson(issues: readonly DescribedIssue[]): string {
  const plain = issues.map(({ file, line, column, code, severity, problem, remedy, source }) => ({
    file,
    line,
    column,
    code,
    severity,
    problem,
    remedy,
    source: source?.source ?? null,
  }));
  return JSON.stringify(plain, null, 2);
}
