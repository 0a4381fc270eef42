import { styleText } from "node:util";
import tools from "#locales/tools/es.json" with { type: "json" };
import type { DescribedIssue } from "./describe-issues.ts";

/** Returns a text in a colour, or as it is. */
export type Paint = (format: "bold" | "cyan" | "dim" | "red" | "yellow", text: string) => string;

/** Returns the colours for a stream: only a terminal that wants them (`NO_COLOR`) has any. */
export function painter(stream: NodeJS.WriteStream): Paint {
  return (format, text) => styleText(format, text, { stream });
}

/**
 * Returns the lines of an issue: its place and problem, the source line with a caret, and the remedy.
 *
 * Problem matchers of editors find file, line, column, severity, code and problem in the first line by
 * `^(\S.*):(\d+):(\d+)  (error|aviso)  ([a-z][a-z-]*)  (.+)$`, which no other line has.
 */
export function issueLines(issue: DescribedIssue, paint: Paint): string[] {
  const { file, line, column, code, severity, problem, remedy, source } = issue;
  const colour = severity === "error" ? "red" : "yellow";
  const place = paint("bold", `${file}:${line}:${column}`);
  const head = `${place}  ${paint(colour, tools.check.severity[severity])}  ${paint("cyan", code)}  ${problem}`;
  const number = String(line).padStart(5);
  const lines = source
    ? [
        `${paint("dim", `${number} │`)} ${source.source}`,
        `${paint("dim", `${" ".repeat(number.length)} │`)} ${paint(colour, source.caret)}`,
      ]
    : [];
  return [head, ...lines, `${" ".repeat(8)}${remedy}`];
}
