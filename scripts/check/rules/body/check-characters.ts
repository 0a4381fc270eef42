import type { Issue } from "#app/content/issues.ts";
import { invisibleCharacters } from "#app/content/text/invisible-characters.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { issueAt } from "#scripts/check/texts/body-nodes.ts";
import { typedHeadings, typedLists } from "#scripts/check/texts/typed-marks.ts";

/** Checks that a body has no characters that nobody sees. Those in the front matter are found when it is read. */
export function checkCharacters(file: ContentFile): Issue[] {
  const found = invisibleCharacters(file.body);
  if (found.length === 0) return [];
  // The space behind a mark of a heading or list is reported with its mark.
  const marks = [...typedHeadings(file), ...typedLists(file).flat()];
  return found
    .filter(({ offset }) => !marks.some((mark) => mark.offset <= offset && offset < mark.offset + mark.found.length))
    .map(({ name, offset, ...values }) => issueAt(file, offset, "character-invisible", { character: name, ...values }));
}
