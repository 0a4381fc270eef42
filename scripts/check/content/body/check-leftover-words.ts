import type { Issue } from "#app/content/issues.ts";
import { fieldPieceIssue } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { issueAt } from "./block-issue.ts";
import { inlineBlocks } from "./inline-blocks.ts";
import { proseFields } from "./prose-fields.ts";
import { unfinishedWords } from "./unfinished-words.ts";
import { writtenEntities } from "./written-entities.ts";

/** In a body they are the way to write a sign that markdown would read as its own: «&lt;b>», «&amp;nbsp;». */
const allowedInBody = /^(?:&[lg]t;|&amp;(?=#?\w+;))/;

/**
 * Checks that no text says of itself that it is unfinished, and that none has a character written as in HTML. A draft may
 * say what it lacks: nobody sees it before its writer has taken the mark of a draft away.
 */
export function checkLeftoverWords(file: ContentFile): Issue[] {
  const unfinished = isDraft(file.data) ? () => [] : unfinishedWords;
  const fields = proseFields(file).flatMap(({ path, text }) => [
    ...unfinished(text).map((piece) => fieldPieceIssue(file, path, "text-unfinished", { found: piece.found }, piece)),
    ...writtenEntities(text).map((entity) =>
      fieldPieceIssue(file, path, "entity-written", entityValues(entity), entity),
    ),
  ]);
  const body = inlineBlocks(file).flatMap(({ text, offset: start }) => [
    ...unfinished(text).map(({ found, offset }) => issueAt(file, start + offset, "text-unfinished", { found })),
    ...writtenEntities(text)
      .filter((entity) => !allowedInBody.test(text.slice(entity.offset, entity.offset + 40)))
      .map((entity) => issueAt(file, start + entity.offset, "entity-written", entityValues(entity))),
  ]);
  return [...fields, ...body];
}

function isDraft(data: unknown): boolean {
  return typeof data === "object" && data !== null && "draft" in data && data.draft === true;
}

function entityValues({ found, character }: { readonly found: string; readonly character: string }): Issue["values"] {
  // A character that nobody sees cannot be quoted.
  const isSeen = !/[\s\p{C}]/u.test(character);
  return { found, ...(isSeen && { character }) };
}
