import { eastAsianWidth } from "get-east-asian-width";
import type { Position } from "#app/content/issues.ts";
import { lineOf } from "./line-of.ts";
import { printableText } from "./printable-text.ts";

/** A line of a file as it can be printed, and the line that goes below it. */
export interface SourceExcerpt {
  /** The line, cut around the column with «…» where it is too long. It holds no character that moves a cursor. */
  readonly source: string;
  /** Spaces and a caret, which stands below the column in a typeface whose letters are all of one width. */
  readonly caret: string;
}

/** A letter with its accents, as wide as one or two plain letters. */
interface Cell {
  readonly text: string;
  readonly width: number;
}

const tab = "    ";
const ellipsis = "…";
/** Characters before and after the column that are looked at: a line may have a million of them. */
const reach = 500;
/** Accents that one letter may carry. */
const mostMarks = 8;

const segmenter = new Intl.Segmenter("es", { granularity: "grapheme" });
const emoji = /^\p{RGI_Emoji}$/v;
const marks = /\p{M}/gu;

/**
 * Returns the line of a text at a position, with a caret under the column; undefined where there is no such line or
 * nothing stands in it.
 *
 * @param text The file as it was written, with Windows line ends or not.
 * @param position Line and column, counted from 1 as `Issue` counts them. A column beyond the line is its end.
 * @param width Letters that fit on a line.
 */
export function sourceExcerpt(text: string, { line, column }: Position, width = 76): SourceExcerpt | undefined {
  const whole = lineOf(text, line);
  if (whole === undefined || whole.trim() === "") return undefined;
  const at = Math.min(Math.max(column - 1, 0), whole.length);
  const from = Math.max(0, at - reach);
  const before = cellsOf(whole.slice(from, at));
  const after = cellsOf(whole.slice(at, at + reach));

  // A third of the line at least shows what follows; what that does not need is for what comes before.
  const room = Math.max(width - 1, 2 * ellipsis.length + 1);
  const ahead = Math.min(sum(after), Math.ceil(room / 3));
  const start = last(before, room - ahead, from > 0);
  const end = first(after, room - sum(start), at + reach < whole.length);
  return { source: textOf([...start, ...end]), caret: `${" ".repeat(sum(start))}^` };
}

function cellsOf(text: string): Cell[] {
  return [...segmenter.segment(text)].map(({ segment }) => {
    if (segment === "\t") return { text: tab, width: tab.length };
    if (emoji.test(segment)) return { text: segment, width: 2 };
    const letter = printableText(segment.slice(0, mostMarks));
    return { text: letter, width: widthOf(letter) };
  });
}

function widthOf(letter: string): number {
  return [...letter.replaceAll(marks, "")].reduce((total, character) => {
    return total + eastAsianWidth(character.codePointAt(0) ?? 0);
  }, 0);
}

/** Returns the first cells that fit into a width, with «…» instead of the others. */
function first(cells: readonly Cell[], width: number, continues: boolean): Cell[] {
  if (!continues && sum(cells) <= width) return [...cells];
  const kept: Cell[] = [];
  let used = ellipsis.length;
  for (const cell of cells) {
    used += cell.width;
    if (used > width) break;
    kept.push(cell);
  }
  return [...kept, { text: ellipsis, width: ellipsis.length }];
}

function last(cells: readonly Cell[], width: number, continues: boolean): Cell[] {
  return first([...cells].reverse(), width, continues).reverse();
}

function sum(cells: readonly Cell[]): number {
  return cells.reduce((total, { width }) => total + width, 0);
}

function textOf(cells: readonly Cell[]): string {
  return cells
    .map(({ text }) => text)
    .join("")
    .trimEnd();
}
