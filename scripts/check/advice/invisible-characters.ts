/** Invisible characters that do harm: words cannot be found, links break. U+200D may join two pictograms. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\0-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|(?<!\p{Extended_Pictographic}|\p{EMod}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/u;

/** A no-break space where only a plain one works: in indentation, markdown marks, URLs and braces. */
const misplacedSpace =
  /^[ \t]*(?:(?:-[ \t]+)*[\w-]+:|#{1,6}|[-*+>]|\d+[.)])?\u00A0|\]\([^()\n]*\u00A0|\{\{[^{}\n]*\u00A0/u;

/** An invisible character of a text. */
export interface InvisibleCharacter {
  /** `U+200B` */
  readonly point: string;
  readonly offset: number;
  /** How many more there are of this kind. */
  readonly more: number;
}

/** Whether a text has any invisible character other than a no-break space. */
export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/** Returns the harmful invisible characters of a text, each kind once, in the order of the text. */
export function invisibleCharacters(text: string): InvisibleCharacter[] {
  const all = new RegExp(`${invisible.source}|${misplacedSpace.source}`, "gmu");
  // A misplaced space is the last character of what is found.
  const offsets = Array.from(text.matchAll(all), ({ 0: found, index }) => index + found.length - 1);
  return [...Map.groupBy(offsets, (offset) => codePoint(text, offset))].map(([point, [offset = 0, ...others]]) => ({
    point,
    offset,
    more: others.length,
  }));
}

function codePoint(text: string, offset: number): string {
  return `U+${(text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
