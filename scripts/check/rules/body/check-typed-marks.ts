import type { Issue } from "#app/content/issues.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { excerpt, issueAt } from "#scripts/check/texts/body-nodes.ts";
import { typedHeadings, typedLists } from "#scripts/check/texts/typed-marks.ts";

/** Checks that no line looks like a heading or an item of a list without being one. A list is one issue. */
export function checkTypedMarks(file: ContentFile): Issue[] {
  const marks = [...typedHeadings(file), ...typedLists(file)];
  return marks.map(({ offset, found, wanted, words }) => {
    const line = excerpt(words, 40);
    return issueAt(file, offset, "mark-unread", { found: found.trim() + line, wanted: wanted + line });
  });
}
