import { printableText } from "#scripts/check/reporters/printable-text.ts";
import { message } from "#scripts/cli/messages.ts";
import type { FixedFile } from "./fix-files.ts";
import type { Change } from "./fixed-text.ts";

/** Letters of a changed line that are shown. */
const mostLetters = 60;

/** Returns a sentence for each thing that was changed, file by file, and how many files that makes. */
export function describeFixes(files: readonly FixedFile[]): string[] {
  const fixed = files.filter(({ kind }) => kind === "fixed").length;
  const sentences = files.flatMap((result) => {
    const file = printableText(result.file);
    if (result.kind === "conflict") return [message("fixConflict", { file })];
    if (result.kind === "failed") return [message("fixFailed", { file, reason: result.reason })];
    return result.changes.map((change) => describeChange(file, change));
  });
  return [...sentences, fixed > 0 ? message("fixDone", { count: fixed }) : message("fixNothing")];
}

function describeChange(file: string, change: Change): string {
  switch (change.kind) {
    case "mark":
      return message("fixMark", {
        file,
        line: change.line,
        before: begin(change.before),
        after: begin(change.after),
      });
    case "id":
      return message("fixId", { file, line: change.line, id: change.id });
    case "spaces":
      return message("fixSpaces", { file, lines: change.lines.join(", ") });
    case "final-newline":
      return message("fixFinalNewline", { file });
  }
}

function begin(words: string): string {
  return printableText(words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words);
}
