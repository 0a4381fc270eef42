import { expect, test } from "vitest";
import type { ReportedIssue } from "#scripts/dev/check-report.ts";
import { issuesOf } from "#scripts/vite/issue-panel.ts";

const issue = (problem: string, pages: ReportedIssue["pages"]): ReportedIssue => ({
  file: "content/es/blog/uno.md",
  line: 1,
  column: 1,
  code: "file-missing",
  severity: "error",
  problem,
  remedy: "",
  source: undefined,
  pages,
});

test("a page has the issues of its files and those that are in all pages, whatever its address looks like", () => {
  const issues = [issue("Suyo.", ["/blog/uno", "/blog/año"]), issue("De todas.", null), issue("Ajeno.", ["/blog"])];
  const report = { issues, blocking: false, brokenLocales: [] };
  const problemsAt = (path: string) => issuesOf(report, path)?.map(({ problem }) => problem);
  expect(problemsAt("/blog/uno")).toEqual(["Suyo.", "De todas."]);
  expect(problemsAt("/blog/uno/")).toEqual(["Suyo.", "De todas."]);
  expect(problemsAt("/blog/a%C3%B1o")).toEqual(["Suyo.", "De todas."]);
  expect(problemsAt("/contacto")).toEqual(["De todas."]);
});

test("before the first report nobody knows of any", () => {
  expect(issuesOf(undefined, "/")).toBeNull();
});
