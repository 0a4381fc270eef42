import type { Issue } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import ownTexts from "#scripts/check/locales/locale-texts.es.json" with { type: "json" };
import { message } from "#scripts/cli/messages.ts";
import { type DescribedIssue, describeIssues } from "./describe-issues.ts";
import { gutter, issueLines, lineStyle } from "./terminal.ts";

/** Rules whose issues `npm run check -- --fix` corrects. */
const fixableCodes: readonly RuleCode[] = ["heading-space", "bullet-sign"];

/** Where a report goes. */
interface Output {
  /** The stream that says whether there are colours, and how wide it is. */
  readonly stream: NodeJS.WriteStream;
  readonly print: (line: string) => void;
}

const standardError: Output = { stream: process.stderr, print: (line) => console.error(line) };

/**
 * Prints issues: warnings, then errors, then how many there are of each. Errors come last, because the end is what a
 * terminal shows.
 *
 * @param root The folder of the project; by default the one that the command runs in.
 */
export function printIssues(issues: readonly Issue[], root = process.cwd(), output = standardError): void {
  if (issues.length === 0) return;
  const style = lineStyle(output.stream);
  const described = describeIssues(issues, root, { width: style.width - gutter });
  const errors = described.filter(({ severity }) => severity === "error");
  const warnings = described.filter(({ severity }) => severity === "warning");
  const print = (list: readonly DescribedIssue[]) => {
    for (const issue of list) output.print(`${issueLines(issue, style).join("\n")}\n`);
  };
  // What follows may be what the locale file lacks.
  if (issues.some(isLocaleFileError)) {
    print([...warnings, ...errors]);
    return;
  }
  if (warnings.length > 0) output.print(`${style.paint("bold", message("checkWarnings"))}\n`);
  print(warnings);
  if (errors.length > 0) output.print(`${style.paint("bold", message("checkErrors"))}\n`);
  print(errors);
  const counts = { errors: errors.length, warnings: warnings.length };
  output.print(errors.length > 0 ? message("checkFailed", counts) : message("checkWarned", counts));
  const fixable = fixableCodes.filter((code) => issues.some((issue) => issue.code === code));
  if (fixable.length > 0) output.print(message("checkFixable", { codes: fixable.join(", ") }));
}

/** Whether the strings of the site cannot be read: without them nothing can be built or served. */
export function isLocaleFileError({ code, file }: Issue): boolean {
  return code in ownTexts.rules && file === "locales/es.json";
}
