import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import { message } from "#scripts/terminal/messages.ts";

/** The weights in which the catalogue is set. */
export const weights = [400, 600, 700] as const;
export type Weight = (typeof weights)[number];

/** The files of the typeface, in the order in which a letter is looked up. */
const alphabets = ["latin", "latin-ext"] as const;

/** A part of a text whose letters are all in one file of the typeface. */
export interface Run {
  /** Name of the font in the document. */
  readonly font: string;
  readonly text: string;
}

interface FontFile {
  readonly name: string;
  readonly font: Font;
  has(letter: string): boolean;
}

/** The font files by weight, read and unpacked once per process. */
const files = new Map<Weight, readonly FontFile[]>();

/** Returns the font files of a weight. A document embeds only the letters it uses. */
export function fontFiles(weight: Weight): readonly FontFile[] {
  const known = files.get(weight) ?? alphabets.map((alphabet) => openFont(alphabet, weight));
  files.set(weight, known);
  return known;
}

/**
 * Splits a text into runs.
 *
 * @throws Error in the words of the terminal for a letter that no file has: it would be printed as an empty box.
 */
export function splitIntoRuns(text: string, weight: Weight): Run[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of printable(text)) {
    const file = fontFiles(weight).find((candidate) => candidate.has(letter));
    if (!file) throw new Error(message("catalogueLetter", { letter, text }));
    const last = runs.at(-1);
    if (last?.font === file.name) last.text += letter;
    else runs.push({ font: file.name, text: letter });
  }
  return runs;
}

/** Whether the typeface has all letters of a text. */
export function hasLettersOf(text: string): boolean {
  return [...printable(text)].every((letter) => fontFiles(400).some((file) => file.has(letter)));
}

/** Returns a text whose thin spaces, which the typeface lacks, are no-break spaces. */
function printable(text: string): string {
  return text.normalize().replaceAll(/[\u2009\u202F]/g, "\u00A0");
}

function openFont(alphabet: (typeof alphabets)[number], weight: Weight): FontFile {
  const file = import.meta.resolve(`@fontsource/archivo/files/archivo-${alphabet}-${weight}-normal.woff`);
  const font = create(readFileSync(fileURLToPath(file)));
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${file} is not a single font.`);
  return {
    name: `${alphabet}-${weight}`,
    font,
    has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  };
}
