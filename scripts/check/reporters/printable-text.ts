/**
 * Control characters, direction marks, characters without width, unpaired surrogates and what no typeface shows. On a
 * terminal some of them move the cursor, hide text or turn its order round.
 */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Returns a text of somebody else's file as it may be printed: a character that is not shown, or that changes how
 * others are shown, by its code point. `"a\u202Eb"` → `"a‹U+202E›b"`
 */
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

/**
 * Returns a line with a caret under a column; undefined if the column is empty.
 *
 * @param column Counted from 1 as `Issue` counts it. One beyond the line is its end.
 * @param width Letters that fit on a line.
 */
export function sourceExcerpt(line: string, column: number, width = 76): SourceExcerpt | undefined {
  if (line.trim() === "") return undefined;
  const at = Math.min(Math.max(column - 1, 0), line.length);
  const before = lettersOf(line.slice(Math.max(0, at - 2 * width), at));
  const after = lettersOf(line.slice(at, at + 2 * width));
  // A third of the line at least shows what follows; what that does not need is for what comes before.
  const ahead = Math.min(after.length, Math.ceil(width / 3));
  const start = firstThatFit(before.reverse(), width - 1 - ahead).reverse();
  const end = firstThatFit(after, width - 1 - start.length);
  return { source: [...start, ...end].join("").trimEnd(), caret: `${" ".repeat(start.length)}^` };
}

function lettersOf(text: string): string[] {
  return [...printableText(text.replaceAll("\t", "    "))];
}

/** Returns the first letters that fit into a width, with «…» instead of the others. */
function firstThatFit(letters: readonly string[], width: number): string[] {
  return letters.length <= width ? [...letters] : [...letters.slice(0, Math.max(0, width - 1)), "…"];
}
