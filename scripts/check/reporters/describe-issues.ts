import { normaliseText } from "#app/content/front-matter/read-front-matter.ts";
import { readTextFile } from "#app/content/text/text-file.server.ts";
import type { Position } from "#app/content/text/text-positions.ts";
import { oncePer } from "#app/time/once.ts";
import { type Issue, isError, type RuleCode } from "#scripts/check/advice/issues.ts";
import { printableText, type SourceExcerpt, sourceExcerpt } from "./printable-text.ts";
import { ruleTexts } from "./rule-texts.ts";

/** An issue in words, as every reporter shows it. */
export interface DescribedIssue extends Position {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly code: RuleCode;
  readonly severity: "error" | "warning";
  /** The problem, one or two sentences in Spanish. */
  readonly problem: string;
  /** The remedy. */
  readonly remedy: string;
  /** The line of the file; undefined where the issue is about the file as a whole. */
  readonly source: SourceExcerpt | undefined;
}

/** No line of a larger file is shown. */
const mostBytes = 2_000_000;

/** Returns issues in words, with the lines of their files, which are below the folder `root`. */
export function describeIssues(issues: readonly Issue[], root: string): DescribedIssue[] {
  const linesOf = oncePer((file: string) => readLines(root, file));
  return issues.map((issue) => {
    const line = isAboutLine(issue) ? linesOf(issue.file)[issue.line - 1] : undefined;
    return {
      file: printableText(issue.file),
      line: issue.line,
      column: issue.column,
      code: issue.code,
      severity: isError(issue) ? "error" : "warning",
      ...ruleTexts(issue),
      source: line === undefined ? undefined : sourceExcerpt(line, issue.column),
    };
  });
}

/** Whether a line shows what is wrong. Rules about whole files, and pictures, report the first character. */
function isAboutLine({ file, code, line, column }: Issue): boolean {
  // Hidden files hold the values of the build, among them secrets.
  if (file.startsWith(".")) return false;
  return line > 1 || column > 1 || code.startsWith("front-matter-");
}

/** Returns the lines of a file, as positions count them; an empty list if no text can be shown. */
function readLines(root: string, file: string): string[] {
  const result = readTextFile(root, file, mostBytes);
  return result.ok ? normaliseText(result.text).split("\n") : [];
}
