import type { DescribedIssue } from "#scripts/check/reporters/describe-issues.ts";

/** An issue in words, with the pages that show its file. */
export interface PageIssue extends DescribedIssue {
  /** Paths of pages; null where it is in all of them. */
  readonly pages: readonly string[] | null;
}

/** Name of the event by which the development server tells open pages what the check has found in all files. */
export const issuesFound = "issues:found";

/** Name of the event by which a page asks for it. */
export const issuesAsked = "issues:asked";
