import { positionAt } from "#app/content/text/text-positions.ts";
import { invisibleCharacters } from "#scripts/check/advice/invisible-characters.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { type ContentFile, issueAt } from "#scripts/check/site/content-file.ts";

/** Checks that no text has gone through the wrong encoding. Such a text is wrong everywhere, and has one issue. */
export function checkAccents({ file, head, body }: ContentFile): Issue[] {
  const text = `${head}${body}`;
  const [first, ...others] = brokenAccents(text);
  if (!first) return [];
  const { offset, found, meant } = first;
  return [{ file, code: "accents-broken", ...positionAt(text, offset), values: { found, meant, more: others.length } }];
}

/** Each character of Windows-1252 beyond ASCII with its byte. */
const bytes: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, index) => {
    const byte = index + 128;
    return [new TextDecoder("windows-1252").decode(Uint8Array.of(byte)), byte];
  }),
);

/**
 * The characters that result when UTF-8 is read as Windows-1252: «Ã³», «Â¿», «â€œ». Not before a quotation mark, as at
 * the end of «IRMÃ».
 */
const broken =
  /Ã[\u0080-\u009F\u00A1-\u00AA\u00AC-\u00BA\u00BC-\u00BF\u0152-\u0178\u02C6\u02DC\u2013-\u2122]|Â[\u00A1-\u00BF]|â€[\u0080-\u00BF\u0152-\u0178\u02DC\u2018-\u2122]|â‚¬/gu;

/** Returns the words of a text whose accents are broken, as they are written and as they were meant. */
export function brokenAccents(text: string): { offset: number; found: string; meant: string }[] {
  if (!text.match(broken)) return [];
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: found, index: offset }) => {
    const meant = found.replace(broken, mend);
    return meant === found ? [] : [{ offset, found, meant }];
  });
}

function mend(characters: string): string {
  const read = Uint8Array.from(characters, (character) => bytes.get(character) ?? 0);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(read);
  } catch {
    // No letter comes of these: they were meant as they are.
    return characters;
  }
}

/** A sign of a heading or list at the start of a line. The space behind it is reported with it. */
const markBefore = /(?:^|\n)[ \t>]*(?:#{1,6}|[-*+•·▪●◦‣∙⁃➢➤])$/u;

/** Checks that a body has no invisible characters. Those in the front matter are found when it is read. */
export function checkCharacters(file: ContentFile): Issue[] {
  return invisibleCharacters(file.body)
    .filter(({ offset }) => !markBefore.test(file.body.slice(Math.max(0, offset - 20), offset)))
    .map(({ offset, ...values }) => issueAt(file, offset, "character-invisible", values));
}
