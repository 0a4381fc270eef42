/** Characters that no typeface shows. On a terminal some of them move the cursor, hide text or reverse its order. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Returns a text with the code points of characters that a terminal does not print: `"a\u202Eb"` → `"a‹U+202E›b"`. */
export function printableText(text: string): string {
  return text.replaceAll(unprintable, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `‹U+${code.padStart(4, "0")}›`;
  });
}

/** A line of a file as it can be printed, and the line that goes below it. */
export interface SourceExcerpt {
  /** The line, cut around the column with «…» where it is too long. It holds no character that moves a cursor. */
  readonly source: string;
  /** Spaces and a caret, which is below the column in a typeface whose letters are all of one width. */
  readonly caret: string;
}

/** Letters that are shown before a caret, and from it on. */
const shown = { before: 40, after: 32 };

/**
 * Returns a line with a caret under a column; undefined if the line is empty.
 *
 * @param column Counted from 1 as `Issue` counts it. One beyond the line is its end.
 */
export function sourceExcerpt(line: string, column: number): SourceExcerpt | undefined {
  if (line.trim() === "") return undefined;
  const at = Math.min(Math.max(column - 1, 0), line.length);
  const start = Math.max(0, at - shown.before);
  const lettersOf = (text: string) => printableText(text.replaceAll("\t", "    "));
  const before = `${start > 0 ? "…" : ""}${lettersOf(line.slice(start, at))}`;
  const after = `${lettersOf(line.slice(at, at + shown.after))}${at + shown.after < line.length ? "…" : ""}`;
  return { source: `${before}${after}`.trimEnd(), caret: `${" ".repeat([...before].length)}^` };
}
