import type { Issue, Position } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { positionAt } from "#app/content/text/text-positions.ts";
import type { TextField } from "#app/content/walk-fields.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

/** Holds hashes, which may look like figures, and a date, not words. */
const reviewField = "reviewed";

/** Fields that programs read, by name. */
const technical = /^(?:href|src|slug|id|model|date|updated|icon|lang)$/;

/** Returns every text of a file's front matter with its path, but for what no person reads. */
export function frontMatterTexts(file: ContentFile): TextField[] {
  return file.fields().filter(({ path }) => path[0] !== reviewField);
}

/** Returns the texts of the front matter that visitors read, which are not rendered as markdown. */
export function proseFields(file: ContentFile): TextField[] {
  return frontMatterTexts(file).filter(({ path }) => {
    const name = String(path.at(-1));
    // The words by which the assistant understands visitors are of any shape.
    return !technical.test(name) && path[0] !== "size" && (file.kind !== "assistant" || name === "answer");
  });
}

/** Returns every text whose field has this name, at any depth: `fieldsNamed(file, "href")`. */
export function fieldsNamed(file: ContentFile, name: string): TextField[] {
  return file.fields().filter(({ path }) => path.at(-1) === name);
}

/** Returns an issue of one field of the front matter. */
export function fieldIssue(file: ContentFile, path: FieldPath, code: RuleCode, values: Issue["values"] = {}): Issue {
  return { file: file.file, code, ...file.locate.value(path), values: { field: formatFieldPath(path), ...values } };
}

/**
 * Returns where a piece of a field stands: at or behind the same number of characters of the written text, which may be
 * longer than the field, because it has quotation marks, line breaks and indentation. A piece that is written otherwise,
 * over two lines or with escapes, is at the field's value.
 */
export function piecePosition({ head, locate }: ContentFile, path: FieldPath, offset: number, found: string): Position {
  const start = locate.value(path);
  const lineStart = head.split("\n", start.line - 1).join("\n").length + (start.line > 1 ? 1 : 0);
  const inHead = head.indexOf(found, lineStart + start.column - 1 + offset);
  return inHead < 0 ? start : positionAt(head, inHead);
}
