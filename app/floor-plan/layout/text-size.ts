// Used both to place labels and to draw them.

/** Line height in em. */
export const labelLineHeight = 1.25;

/** Diameter of the disc of a room's number, in em. */
export const discSize = 1.9;

/**
 * Font sizes of a plan, in its millimetres: 12 to 14 px at the usual sizes, about 660 px wide when horizontal,
 * dimension lines included, or about 320 px wide when upright on a phone.
 */
export interface TextSizes {
  /** Names and areas, which only the horizontal plan has. */
  readonly name: number;
  /** Dimension figures and room numbers. */
  readonly figure: number;
}

// Width of the drawing in em, without the space that the dimension lines take.
const horizontalWidth = 46;
const uprightWidth = 23;

export function textSizes({ length, depth }: { readonly length: number; readonly depth: number }): TextSizes {
  return {
    name: Math.round(length / (horizontalWidth + 4)),
    figure: Math.round(Math.max(length / horizontalWidth, depth / uprightWidth)),
  };
}

/** Returns the size of some lines of text, as an upper estimate. */
export function textExtent(lines: readonly string[], size: number) {
  return { width: Math.max(...lines.map(lineWidth)) * size, depth: lines.length * labelLineHeight * size };
}

/** Returns the width of a line in Archivo 600, in em. */
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

/** Splits a name into two lines of similar length: «Salón, comedor y cocina» → «Salón, comedor», «y cocina». */
export function splitName(name: string, lines: 0 | 1 | 2): string[] {
  const words = name.trim().split(" ");
  if (lines < 2 || words.length < 2) return [name];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (split: readonly string[]) => Math.max(...split.map((line) => line.length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}
