import type { Issue } from "#scripts/check/advice/issues.ts";
import { message } from "#scripts/terminal/messages.ts";
import { type DescribedIssue, describeIssues } from "./describe-issues.ts";
import { issueLines, painter } from "./terminal.ts";

/** The options of a report; it goes to standard error by default. */
interface Report {
  /** The stream that says whether there are colours. */
  readonly stream?: NodeJS.WriteStream;
  readonly print?: (line: string) => void;
  /** Whether the site goes online: the report is a list of what is left to do then. */
  readonly production?: boolean;
}

/** Prints warnings, then errors, because a terminal shows the end, then their counts. Files are below `root`. */
export function printIssues(issues: readonly Issue[], root = process.cwd(), report: Report = {}): void {
  if (issues.length === 0) return;
  const { stream = process.stderr, print: printLine = (line) => console.error(line), production = false } = report;
  const paint = painter(stream);
  const described = describeIssues(issues, root);
  const errors = described.filter(({ severity }) => severity === "error");
  const warnings = described.filter(({ severity }) => severity === "warning");
  const print = (list: readonly DescribedIssue[]) => {
    for (const issue of list) printLine(`${issueLines(issue, paint).join("\n")}\n`);
  };
  const title = (text: string) => printLine(`${paint("bold", text)}\n`);
  if (warnings.length > 0) title(message("checkWarnings"));
  print(warnings);
  if (errors.length > 0) title(message(production ? "checkToDo" : "checkErrors"));
  print(errors);
  const counts = { errors: errors.length, warnings: warnings.length };
  if (errors.length === 0) printLine(message("checkWarned", counts));
  else printLine(message(production ? "checkNotReady" : "checkFailed", counts));
}
