import { openSite } from "#app/site/site.server.ts";
import { describeIssues } from "#scripts/check/reporters/describe-issues.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { canShowSite } from "./can-show-site.ts";
import { createIssuePages } from "./issue-pages.ts";
import type { PageIssue } from "./page-issue.ts";

// Runs beside the development server, in a process of its own: pages are shown meanwhile, and the next check knows the
// code as it is then.
const site = openSite(process.cwd());
try {
  const pagesOf = canShowSite(site.root) ? createIssuePages(site.root) : () => null;
  const described = describeIssues(await runChecks(site), site.root);
  process.send?.(described.map((issue): PageIssue => ({ ...issue, pages: pagesOf(issue) })));
} catch (error) {
  // A file was saved half-written meanwhile. The server asks for a check after each change: the next one says what is wrong.
  if (canShowSite(site.root)) throw error;
}
