import type { DescribedIssue } from "#scripts/check/reporters/describe-issues.ts";

/** An issue in words, with the pages that show its file. */
export interface PageIssue extends DescribedIssue {
  /** Paths of pages; null for all pages. */
  readonly pages: readonly string[] | null;
}

/** All issues of the site; null as long as no check has reported, and if one has failed. */
export type KnownIssues = readonly PageIssue[] | null;

/** Name of the event by which the development server sends the known issues to the open pages. */
export const issuesFound = "issues:found";

/** Name of the event with which a page asks for them. */
export const issuesRequested = "issues:asked";
