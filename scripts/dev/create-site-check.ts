import { openSite, type Site } from "#app/site/site.server.ts";
import { describeIssues } from "#scripts/check/reporters/describe-issues.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { hasPages } from "./can-show-site.ts";
import { createIssuePages } from "./issue-pages.ts";
import type { PageIssue } from "./page-issue.ts";

/**
 * Returns a function that checks the site in a folder as it is now. The first call reads the whole site, each further
 * one only the files of `content/` that have changed since, named from the project's root.
 */
export function createSiteCheck(root: string): (changed: readonly string[]) => Promise<PageIssue[]> {
  /** The site as the check reads it, and as the development server shows it. */
  let opened: { readonly checked: Site; readonly shown: Site } | undefined;
  return async function checkSite(changed) {
    opened = opened
      ? { checked: opened.checked.reread(changed), shown: opened.shown.reread(changed) }
      : { checked: openSite(root), shown: openSite(root, { developing: true }) };
    const { checked, shown } = opened;
    const issues = describeIssues(await runChecks(checked), root);
    const pagesOf = hasPages(shown) ? createIssuePages(shown) : () => null;
    return issues.map((issue) => ({ ...issue, pages: pagesOf(issue) }));
  };
}
