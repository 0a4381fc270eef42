/**
 * Characters that are invisible but do harm: words that cannot be found, broken links and field names, text that runs
 * backwards. Their names are in `locales/tools/es.json` under `check.characters`.
 */
const invisible = [
  { name: "nul", pattern: /\0/ },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  { name: "control", pattern: /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/ },
  { name: "softHyphen", pattern: /\u00AD/ },
  { name: "zeroWidthSpace", pattern: /[\u200B\u180E]/ },
  { name: "zeroWidthNonJoiner", pattern: /\u200C/ },
  // Between two pictograms it joins them into one.
  {
    name: "zeroWidthJoiner",
    pattern: /(?<!\p{Extended_Pictographic}|\p{EMod}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/u,
  },
  { name: "directionMark", pattern: /[\u061C\u200E\u200F]/ },
  { name: "directionControl", pattern: /[\u202A-\u202E\u2066-\u2069]/ },
  { name: "wordJoiner", pattern: /[\u2060-\u2064]/ },
  { name: "lineSeparator", pattern: /[\u2028\u2029]/ },
  { name: "byteOrderMark", pattern: /\uFEFF/ },
] as const;

/** A no-break space where only a plain one works: in indentation, markdown marks, URLs and braces. */
const misplacedSpace =
  /^[ \t]*(?:(?:-[ \t]+)*[\w-]+:|#{1,6}|[-*+>]|\d+[.)])?\u00A0|\]\([^()\n]*\u00A0|\{\{[^{}\n]*\u00A0/u;

/** An invisible character of a text. */
export interface InvisibleCharacter {
  readonly name: (typeof invisible)[number]["name"] | "noBreakSpace";
  /** `U+200B` */
  readonly point: string;
  readonly offset: number;
  /** The text around it on its line, with a mark in its place. */
  readonly around: string;
  /** How many more there are of this kind. */
  readonly more: number;
}

const anyInvisible = new RegExp(invisible.map(({ pattern }) => pattern.source).join("|"), "u");

/** Whether a text has any invisible character other than a no-break space. */
export function hasInvisible(text: string): boolean {
  return anyInvisible.test(text);
}

/** Returns the harmful invisible characters of a text, each kind once, in the order of the text. */
export function invisibleCharacters(text: string): InvisibleCharacter[] {
  const kinds = [
    ...(anyInvisible.test(text) ? invisible : []),
    { name: "noBreakSpace", pattern: misplacedSpace } as const,
  ];
  return kinds
    .flatMap(({ name, pattern }) => {
      const all = [...text.matchAll(new RegExp(pattern, "gmu"))];
      const [first] = all;
      if (!first) return [];
      // A misplaced space is the last character of what is found.
      const offset = first.index + first[0].length - 1;
      return [
        { name, point: codePoint(text, offset), offset, around: wordsAround(text, offset), more: all.length - 1 },
      ];
    })
    .sort((a, b) => a.offset - b.offset);
}

function codePoint(text: string, offset: number): string {
  return `U+${(text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** How many characters before and behind are shown. */
const shown = 12;

/** Returns the text around a character on its line, with a mark in its place: «una▯casa». */
function wordsAround(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - shown), offset).replace(/^.*\n/su, "");
  const after = text.slice(offset + 1, offset + 1 + shown).replace(/\n.*$/su, "");
  const visible = (part: string) => part.replaceAll(new RegExp(anyInvisible, "gu"), "");
  return `${visible(before)}▯${visible(after)}`.trim();
}
