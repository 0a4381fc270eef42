import type { Issue } from "#app/content/issues.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import type { LocaleFile } from "./locale-file.ts";

/** A piece of a text that visitors would read as it is typed, and what was meant; "" if nobody can know it. */
interface TypedMark {
  readonly found: string;
  readonly replacement: string;
}

/** Signs of three bytes that were read as three characters. */
const brokenSigns: Readonly<Record<string, string>> = {
  "\u00e2\u20ac\u2122": "\u2019",
  "\u00e2\u20ac\u0153": "\u201c",
  "\u00e2\u20ac\u201c": "\u2013",
  "\u00e2\u20ac\u201d": "\u2014",
  "\u00e2\u20ac\u00a6": "\u2026",
  "\u00e2\u201a\u00ac": "\u20ac",
};

/** Letters and signs of two bytes likewise; not before a quotation mark or a space, as at the end of «IRMÃ». */
const brokenLetter =
  /\u00c3[\u0080-\u009f\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|\u00c2[\u00a1\u00a9\u00aa\u00ae\u00b0\u00b2\u00b3\u00b7\u00ba\u00bf]/;

const bold = /\*\*(?=\S)([^*]+)\*\*/;
const nested = /\$t\([^)]*\)/;

/** Checks that no text of the pages has marks that only other files know, or letters that were broken on their way. */
export function checkMarks({ file, texts }: LocaleFile): Issue[] {
  return texts.flatMap(({ key, text, position }): Issue[] => {
    if (toolAreas.some((area) => key.startsWith(`${area}.`))) return [];
    const mark = typedMark(text);
    return mark ? [{ file, code: "locale-marks", ...position, values: { key, ...mark } }] : [];
  });
}

function typedMark(text: string): TypedMark | undefined {
  const [letter] = brokenLetter.exec(text) ?? [];
  if (letter !== undefined) return { found: letter, replacement: Buffer.from(letter, "latin1").toString("utf8") };
  for (const [found, replacement] of Object.entries(brokenSigns)) {
    if (text.includes(found)) return { found, replacement };
  }
  const [marked, words = ""] = bold.exec(text) ?? [];
  if (marked !== undefined) return { found: marked, replacement: words };
  const [reference] = nested.exec(text) ?? [];
  return reference === undefined ? undefined : { found: reference, replacement: "" };
}
