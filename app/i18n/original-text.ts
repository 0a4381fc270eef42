import { hasTranslations } from "./has-translations.ts";
import { defaultLocale } from "./languages.ts";

/**
 * Texts of the original language that stand in for missing ones of another. They stay marked until they are shown, so that
 * the page says in which language they are: the marks are two characters that no text has (Unicode's area for private use).
 */

const begin = "\uE010";
const end = "\uE011";

const anyMark = /[\uE010\uE011]/;
const eachMark = /([\uE010\uE011])/;
const betweenMarks = /\uE011(\s*)\uE010/g;

/** A piece of a text, and whether it is in the original language. */
export interface TextPiece {
  readonly text: string;
  readonly isOriginal: boolean;
}

/** Returns a text of the original language, marked. An empty one needs no mark. */
export function markOriginal(text: string): string {
  return text === "" || isOriginal(text) ? text : `${begin}${text}${end}`;
}

/** Returns a text of the original language for pages of a language: marked, but as it is in the original itself. */
export function showIn(locale: string, text: string): string {
  return locale === defaultLocale ? text : markOriginal(text);
}

/** Whether some of a text is marked. */
export function hasOriginal(text: string): boolean {
  return hasTranslations && anyMark.test(text);
}

/** Whether a whole text is marked. */
export function isOriginal(text: string): boolean {
  return hasTranslations && text.startsWith(begin) && text.indexOf(end) === text.length - 1;
}

/** Whether no words of a text are outside of marks, however many there are. */
export function isAllOriginal(text: string): boolean {
  return splitOriginal(text).every((piece) => piece.isOriginal || piece.text.trim() === "");
}

/** Returns a text without its marks, for all that cannot say in which language it is. */
export function withoutMarks(text: string): string {
  return hasTranslations && hasOriginal(text) ? text.replaceAll(/[\uE010\uE011]/g, "") : text;
}

/**
 * Returns the pieces of a text. A value in a marked text may be marked as well: what stands between an outer pair of
 * marks is one piece. So are two with nothing but spaces between them, which are read in one direction.
 */
export function splitOriginal(text: string): readonly TextPiece[] {
  if (!hasTranslations) return [{ text, isOriginal: false }];
  const pieces: TextPiece[] = [];
  let depth = 0;
  for (const part of joinOriginal(text).split(eachMark)) {
    if (part === begin) depth += 1;
    else if (part === end) depth = Math.max(0, depth - 1);
    else if (part !== "") {
      const isInside = depth > 0;
      const last = pieces.at(-1);
      if (last?.isOriginal === isInside) pieces[pieces.length - 1] = { ...last, text: last.text + part };
      else pieces.push({ text: part, isOriginal: isInside });
    }
  }
  return pieces;
}

/** Returns a text of which each piece is changed by itself, and marked as before. */
export function changeOriginal(text: string, change: (piece: string) => string): string {
  if (!hasTranslations) return change(text);
  return splitOriginal(text)
    .map((piece) => (piece.isOriginal ? markOriginal(change(piece.text)) : change(piece.text)))
    .join("");
}

/** Returns a text in which marked pieces that only spaces part are one. */
function joinOriginal(text: string): string {
  return hasTranslations ? text.replaceAll(betweenMarks, "$1") : text;
}

/** Returns the parts of a text, each of them marked where the whole text is. */
export function keepMarks<Part>(text: string, split: (text: string) => readonly (string | Part)[]) {
  if (!hasTranslations || !isOriginal(text)) return split(text);
  return split(withoutMarks(text)).map((part) => (typeof part === "string" ? markOriginal(part) : part));
}
