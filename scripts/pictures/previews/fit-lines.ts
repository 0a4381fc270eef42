import { type TextStyle, textWidth } from "./outline-text.ts";

/** What a text has to fit into. */
export interface TextBox {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Distance from line to line, in parts of the size. */
  readonly pitch: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

/** A text in lines. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly style: TextStyle;
}

/** Returns a text in lines at the largest size that fits; at the smallest one it ends in «…» where it does not. */
export function fitLines(
  text: string,
  style: Omit<TextStyle, "size">,
  { width, height, pitch, sizes }: TextBox,
): FittedText {
  const fitting = sizes
    .map((size) => ({ lines: breakLines(text, width, { ...style, size }), style: { ...style, size } }))
    .find((fitted) => fits(fitted, width, height / pitch));
  if (fitting) return fitting;
  const smallest = { ...style, size: sizes.at(-1) ?? 0 };
  const most = Math.max(1, Math.floor(height / pitch / smallest.size));
  const lines = breakLines(text, width, smallest);
  const shown = lines.slice(0, most);
  const last = shortenLine(shown.at(-1) ?? "", width, smallest, lines.length > most);
  return { lines: [...shown.slice(0, -1), last], style: smallest };
}

function fits({ lines, style }: FittedText, width: number, height: number): boolean {
  return lines.length * style.size <= height && lines.every((line) => textWidth(line, style) <= width);
}

/** Returns a text in lines that are no wider than `width`, unless a word is. */
export function breakLines(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns a line that ends in «…» if the text goes on, or if it is too wide. */
function shortenLine(line: string, width: number, style: TextStyle, goesOn: boolean): string {
  if (!goesOn && textWidth(line, style) <= width) return line;
  let words = line;
  while (words.length > 1 && textWidth(`${words}…`, style) > width) words = words.slice(0, -1).trimEnd();
  return `${words}…`;
}
