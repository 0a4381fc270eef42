import { printableText } from "./printable-text.ts";

/** A line of a file as it can be printed, and the line that goes below it. */
export interface SourceExcerpt {
  /** The line, cut around the column with «…» where it is too long. It holds no character that moves a cursor. */
  readonly source: string;
  /** Spaces and a caret, which stands below the column in a typeface whose letters are all of one width. */
  readonly caret: string;
}

const ellipsis = "…";
/** Characters before and after the column that are looked at: a line may have a million of them. */
const reach = 500;
/** Accents that one letter may carry. */
const mostMarks = 8;

const segmenter = new Intl.Segmenter("es", { granularity: "grapheme" });
const emoji = /^\p{RGI_Emoji}$/v;

/**
 * Returns a line with a caret under a column; undefined where nothing stands in it.
 *
 * @param column Counted from 1 as `Issue` counts it. One beyond the line is its end.
 * @param width Letters that fit on a line.
 */
export function sourceExcerpt(line: string, column: number, width = 76): SourceExcerpt | undefined {
  if (line.trim() === "") return undefined;
  const at = Math.min(Math.max(column - 1, 0), line.length);
  const before = lettersOf(line.slice(Math.max(0, at - reach), at));
  const after = lettersOf(line.slice(at, at + reach));
  // A third of the line at least shows what follows; what that does not need is for what comes before.
  const ahead = Math.min(widthOf(after), Math.ceil(width / 3));
  const start = firstThatFit(before.reverse(), width - 1 - ahead, at > reach).reverse();
  const end = firstThatFit(after, width - 1 - widthOf(start), at + reach < line.length);
  return { source: [...start, ...end].join("").trimEnd(), caret: `${" ".repeat(widthOf(start))}^` };
}

/** Returns the letters of a text, each with its accents, as they are printed. */
function lettersOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => {
    if (segment === "\t") return "    ";
    return emoji.test(segment) ? segment : printableText(segment.slice(0, mostMarks));
  });
}

function widthOf(letters: readonly string[]): number {
  const plain = letters.map((letter) => (emoji.test(letter) ? 2 : [...letter.replaceAll(/\p{M}/gu, "")].length));
  return plain.reduce((total, each) => total + each, 0);
}

/** Returns the first letters that fit into a width, with «…» instead of the others. */
function firstThatFit(letters: readonly string[], width: number, continues: boolean): string[] {
  if (!continues && widthOf(letters) <= width) return [...letters];
  const kept: string[] = [];
  let left = width - ellipsis.length;
  for (const letter of letters) {
    left -= widthOf([letter]);
    if (left < 0) break;
    kept.push(letter);
  }
  return [...kept, ellipsis];
}
