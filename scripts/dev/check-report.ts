import type { Issue } from "#app/content/issues.ts";
import type { Site } from "#app/site/site.server.ts";
import { type DescribedIssue, describeIssues } from "#scripts/check/reporters/describe-issues.ts";
import { isLocaleFileError } from "#scripts/check/reporters/print-issues.ts";
import { createIssuePages } from "./issue-pages.ts";

/** An issue in words, with the pages that show its file. */
export interface ReportedIssue extends DescribedIssue {
  /** Paths of pages; null where it is in all of them. */
  readonly pages: readonly string[] | null;
}

/** What the check has found after a change. */
export interface CheckReport {
  readonly issues: readonly ReportedIssue[];
  /** Whether no page can be shown: the settings or the strings of the original language cannot be read. */
  readonly blocking: boolean;
  /** The languages whose files have errors. */
  readonly brokenLocales: readonly string[];
}

/** Returns the report of a site in which `issues` were found. */
export function createReport(site: Site, issues: readonly Issue[]): CheckReport {
  const withoutStrings = issues.some((issue) => isLocaleFileError(issue) || isAboutPaths(issue));
  const pagesOf = withoutStrings ? () => null : createIssuePages(site);
  const described = describeIssues(issues, site.root);
  return {
    issues: described.map((issue) => ({ ...issue, pages: pagesOf(issue.file) })),
    blocking: withoutStrings || !site.files.site().ok,
    brokenLocales: [...new Set(described.filter(({ severity }) => severity === "error").flatMap(localeOf))],
  };
}

/** Whether the words of the site's paths are wrong, of which all routes are made. */
function isAboutPaths({ file, code, values }: Issue): boolean {
  return file === "locales/es.json" && code.startsWith("locale-") && String(values.key).startsWith("paths.");
}

/** `locales/xx.json` → `["xx"]` */
function localeOf({ file }: Pick<Issue, "file">): string[] {
  const [, locale] = /^locales\/([^/]+)\.json$/.exec(file) ?? [];
  return locale === undefined ? [] : [locale];
}
