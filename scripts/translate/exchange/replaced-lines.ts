import { message } from "#scripts/terminal/messages.ts";
import type { ReplacedText } from "./replaced-strings.ts";

/** Characters of a text that the terminal quotes. */
const longestQuote = 200;

/** Returns what an import says of the texts of a file that had other words until now: git may not have those yet. */
export function replacedLines(file: string, replaced: readonly ReplacedText[]): string[] {
  if (replaced.length === 0) return [];
  const lines = replaced.map(({ key, ...words }) =>
    message("i18nImportedBefore", { key, before: beginning(words.before), after: beginning(words.after) }),
  );
  return [message("i18nImportedReplaced", { count: replaced.length, file, lines: lines.join("\n") })];
}

/** Returns a text in one line: of a section of a page, which may be long, where the words begin. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line;
}
