import type { Issue } from "#app/content/issues.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { excerpt, issueAt } from "./block-issue.ts";
import { inlineBlocks, mask } from "./inline-blocks.ts";

/** `\\*\\*words\\*\\*`, as editors with buttons save bold letters that were typed with their signs. */
const escaped = /\\\*\\\*(?![\s\\])(?<words>[^*\\\n]{1,200})(?<!\s)\\\*\\\*/gu;
/** `==words==`, which other programs show on yellow. */
const highlighted = /(?<![=\p{L}\p{N}])==(?![\s=])(?<words>[^=\n]{1,200})(?<!\s)==(?![=\p{L}\p{N}])/gu;

/** Checks that no words stand between signs that would be read: `\\*\\*words\\*\\*` and `==words==`. */
export function checkLiteralMarks(file: ContentFile): Issue[] {
  if (!/\\\*\\\*|==/.test(file.body)) return [];
  return inlineBlocks(file).flatMap(({ source, text, offset }) =>
    [...source.matchAll(escaped), ...source.matchAll(highlighted)].flatMap(({ 0: found, index, groups = {} }) => {
      const words = groups.words ?? "";
      // In code they are meant to be read.
      if (text[index + found.indexOf(words)] === mask) return [];
      const values = { found: excerpt(found, 80), corrected: `**${excerpt(words, 80)}**` };
      return [issueAt(file, offset + index, "mark-literal", values)];
    }),
  );
}
