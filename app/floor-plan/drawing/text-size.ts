import { labelLineHeight } from "./label-sizes.ts";

/**
 * Sizes of the letters of a plan, in its millimetres, so that they come out at 12 to 14 px where the plan is usually
 * shown: lying, some 660 px wide with its dimension lines, or upright on a phone, some 320 px wide.
 */
export interface TextSizes {
  /** Names and areas; only where the plan lies. */
  readonly name: number;
  /** Dimension figures and room numbers, lying or upright. */
  readonly figure: number;
}

// Letters that the width of the sheet has room for, less those that the dimension lines beside the plan take.
const lyingWidth = 46;
const uprightWidth = 23;

export function textSizes({ length, depth }: { readonly length: number; readonly depth: number }): TextSizes {
  return {
    name: Math.round(length / (lyingWidth + 4)),
    figure: Math.round(Math.max(length / lyingWidth, depth / uprightWidth)),
  };
}

/** Room that lines of letters of this size take, a little on the safe side. */
export function textExtent(lines: readonly string[], size: number) {
  return { width: Math.max(...lines.map(lineWidth)) * size, depth: lines.length * labelLineHeight * size };
}

/** Widths of letters in Archivo 600, in sizes of the letter. */
function lineWidth(line: string): number {
  let width = 0;
  for (const letter of line) width += letterWidth(letter);
  return width;
}

function letterWidth(letter: string): number {
  if (/[ijlítfr.,'| ]/.test(letter)) return 0.33;
  if (/[mwMW@%]/.test(letter)) return 0.88;
  return /\p{Lu}/u.test(letter) ? 0.69 : 0.58;
}

/** Splits a name in two lines of about the same length: «Salón, comedor y cocina» → «Salón, comedor», «y cocina». */
export function splitName(name: string, lines: 0 | 1 | 2): string[] {
  const words = name.split(" ");
  if (lines < 2 || words.length < 2) return [name];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (split: readonly string[]) => Math.max(...split.map((line) => line.length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}
