import type { Issue } from "#app/content/issues.ts";
import { ruleTexts } from "./rule-texts.ts";

/**
 * Returns an issue as one line: `file:line:column  code  what is wrong  what to do`.
 *
 * @param locale See `ruleTexts`.
 */
export function formatIssue(issue: Issue, locale?: unknown): string {
  const { problem, remedy } = ruleTexts(issue, locale);
  return `${issue.file}:${issue.line}:${issue.column}  ${issue.code}  ${problem}  ${remedy}`;
}
