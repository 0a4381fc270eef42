import type { DescribedIssue } from "#scripts/check/reporters/describe-issues.ts";

/** An issue in words, with the pages that show its file. */
export interface PageIssue extends DescribedIssue {
  /** Paths of pages; null for all pages. */
  readonly pages: readonly string[] | null;
}

/** Name of the event with which the development server sends all issues to the open pages. */
export const issuesFound = "issues:found";

/** Name of the event with which a page asks for them. */
export const issuesRequested = "issues:asked";
