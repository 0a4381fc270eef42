/**
 * Texts of the original language that stand in for missing ones of another are marked, as on the pages: two characters
 * that no text has are around them. The site shows what is between them in its own language.
 */
const begin = "\uE010";
const end = "\uE011";

/** Returns a text of the original language, marked. */
export function markOriginal(text: string): string {
  return isOriginal(text) ? text : `${begin}${withoutMarks(text)}${end}`;
}

/** Whether a whole text is marked. */
export function isOriginal(text: string): boolean {
  return text.startsWith(begin) && text.indexOf(end) === text.length - 1;
}

/** Returns a text without its marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/[\uE010\uE011]/g, "");
}

/** Returns the beginning of a text with every mark closed that was open where it was cut. */
export function closeMarks(text: string): string {
  const open = text.split(begin).length - text.split(end).length;
  return text + end.repeat(Math.max(open, 0));
}
