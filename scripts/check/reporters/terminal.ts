import type { Issue } from "#app/content/issues.ts";
import { ruleTexts } from "./rule-texts.ts";

/** One line per fault: `file:line:column  code  what is wrong  what to do`. */
export function formatIssue(issue: Issue): string {
  const { problem, remedy } = ruleTexts(issue);
  return `${issue.file}:${issue.line}:${issue.column}  ${issue.code}  ${problem}  ${remedy}`;
}
