import { openSite } from "#app/site/site.server.ts";
import { describeIssues } from "#scripts/check/reporters/describe-issues.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { canShowSite } from "./can-show-site.ts";
import { createIssuePages } from "./issue-pages.ts";
import type { PageIssue } from "./page-issue.ts";

// Runs beside the development server, in a process of its own, so that pages can be shown meanwhile and each check runs
// with the current code.
const site = openSite(process.cwd());
try {
  const pagesOf = canShowSite(site.root) ? createIssuePages(site.root) : () => null;
  const described = describeIssues(await runChecks(site), site.root);
  process.send?.(described.map((issue): PageIssue => ({ ...issue, pages: pagesOf(issue) })));
} catch (error) {
  // A half-written file was saved meanwhile. The server asks for a check after each change; the next one reports it.
  if (canShowSite(site.root)) throw error;
}
