import type { DescribedIssue } from "#scripts/check/reporters/describe-issues.ts";

/** Name of the event by which the development server tells open pages that the check has found something else. */
export const issuesChanged = "issues:changed";

/** Name of the event by which a page asks for its issues. */
export const issuesAsked = "issues:asked";

/** Name of the event that answers it. */
export const issuesOfPage = "issues:of-page";

/** The question. */
export interface IssueQuestion {
  /** Of the page, as its address has it. */
  readonly path: string;
}

/** The answer. */
export interface IssueAnswer {
  readonly path: string;
  /** Null before the first check has ended. */
  readonly issues: readonly DescribedIssue[] | null;
}
