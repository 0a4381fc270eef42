import { styleText } from "node:util";
import tools from "#locales/tools/es.json" with { type: "json" };
import type { DescribedIssue } from "./describe-issues.ts";

/** How lines are set for who reads them. */
export interface LineStyle {
  /** Letters on a line; lines that programs read are longer. */
  readonly width: number;
  /** Returns a text in a colour, or as it is. */
  readonly paint: (format: "bold" | "cyan" | "dim" | "red" | "yellow", text: string) => string;
}

/**
 * Returns the style for a stream: colours on a terminal that wants them (`NO_COLOR`), at most 100 letters on a line.
 */
export function lineStyle(stream: NodeJS.WriteStream): LineStyle {
  const columns = stream.isTTY ? stream.columns : 80;
  return {
    width: Math.max(40, Math.min(columns, 100)),
    paint: (format, text) => styleText(format, text, { stream }),
  };
}

const indent = "        ";

/** Letters before a source line. */
export const gutter = indent.length;

/**
 * Returns the lines of an issue: its place and problem, the source line with a caret, and the remedy.
 *
 * The first line is never broken, because editors read it. Problem matchers find file, line, column, severity, code and
 * problem of it by `^(\S.*):(\d+):(\d+)  (error|aviso)  ([a-z][a-z-]*)  (.+)$`, which no other line has.
 */
export function issueLines(issue: DescribedIssue, { width, paint }: LineStyle): string[] {
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
  return [head, ...lines, ...wrapWords(remedy, width - indent.length).map((words) => `${indent}${words}`)];
}

/** A word, or a command in quotation marks, which has to be copied in one piece: «git add content/images». */
const pieces = /[^ «]*«(?:git|npm|npx) [^»]*»[^ ]*|[^ ]+/g;

/**
 * Returns a text as lines of at most `width` letters, broken between words. A longer word, or command, is not broken.
 */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  // Only at plain spaces: others keep a figure and its unit together.
  for (const word of text.match(pieces) ?? []) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
