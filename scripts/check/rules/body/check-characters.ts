import { invisibleCharacters } from "#scripts/check/advice/invisible-characters.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { type ContentFile, issueAt } from "#scripts/check/site/content-file.ts";

/** A sign of a heading or list at the start of a line. The space after it is reported with it. */
const markBefore = /(?:^|\n)[ \t>]*(?:#{1,6}|[-*+•·▪●◦‣∙⁃➢➤])$/u;

/** Checks that a body has no invisible characters. Those in the front matter are found when it is read. */
export function checkCharacters(file: ContentFile): Issue[] {
  return invisibleCharacters(file.body)
    .filter(({ offset }) => !markBefore.test(file.body.slice(Math.max(0, offset - 20), offset)))
    .map(({ offset, ...values }) => issueAt(file, offset, "character-invisible", values));
}
