import type { Issue } from "#app/content/issues.ts";
import { invisibleCharacters } from "#app/content/text/invisible-characters.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { issueAt } from "#scripts/check/texts/body-nodes.ts";

/** A sign of a heading or list at the start of a line. The space behind it is reported with it. */
const markBefore = /(?:^|\n)[ \t>]*(?:#{1,6}|[-*+•·▪●◦‣∙⁃➢➤])$/u;

/** Checks that a body has no invisible characters. Those in the front matter are found when it is read. */
export function checkCharacters(file: ContentFile): Issue[] {
  return invisibleCharacters(file.body)
    .filter(({ offset }) => !markBefore.test(file.body.slice(Math.max(0, offset - 20), offset)))
    .map(({ offset, ...values }) => issueAt(file, offset, "character-invisible", values));
}
