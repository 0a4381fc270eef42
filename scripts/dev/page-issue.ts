import type { DescribedIssue } from "#scripts/check/reporters/describe-issues.ts";

/** An issue in words, with the pages that show its file. */
export interface PageIssue extends DescribedIssue {
  /** Paths of pages; null for all pages. */
  readonly pages: readonly string[] | null;
}

/** All issues of the site; null as long as no check has reported, and if one has failed. */
export type KnownIssues = readonly PageIssue[] | null;

/** Name of the event with which the development server sends what is known to the open pages. */
export const issuesFound = "issues:found";

/** Name of the event with which a page asks for it. */
export const issuesRequested = "issues:asked";
