import type { Issue } from "#app/content/issues.ts";
import { isDraft } from "#app/content/publication/publication.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { unfinishedWords } from "#scripts/check/texts/unfinished-words.ts";

/**
 * Checks that no text says of itself that it is unfinished. A draft may say what it lacks, because it is not
 * published.
 */
export function checkUnfinishedWords(file: ContentFile): Issue[] {
  if (isDraft(file.data)) return [];
  return file
    .prose()
    .flatMap(({ text, issue }) =>
      unfinishedWords(text).map(({ found, offset }) => issue("text-unfinished", { found }, offset, found)),
    );
}
