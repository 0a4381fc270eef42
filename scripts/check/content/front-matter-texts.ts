import type { Issue, Position } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { positionAt } from "#app/content/text-positions.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import type { ContentFile } from "./project.ts";

/** Written by a command: hashes, which may look like figures, and a day. */
const unread = "reviewed";

/** Returns every text of a file's front matter with its path, but for what no person reads. */
export function frontMatterTexts(file: ContentFile) {
  return textFields(file.data).filter(({ path }) => path[0] !== unread);
}

/** Returns every text whose field has this name, at any depth: `fieldsNamed(file, "href")`. */
export function fieldsNamed(file: ContentFile, name: string) {
  return textFields(file.data).filter(({ path }) => path.at(-1) === name);
}

/** Returns an issue of one field of the front matter. */
export function fieldIssue(file: ContentFile, path: FieldPath, code: RuleCode, values: Issue["values"] = {}): Issue {
  return { file: file.file, code, ...file.locate.value(path), values: { field: formatFieldPath(path), ...values } };
}

/** A piece of a field's text. */
interface FoundPiece {
  readonly offset: number;
  readonly found: string;
}

/** Returns an issue of a piece of one field, where that piece stands in the file. */
export function fieldPieceIssue(
  file: ContentFile,
  path: FieldPath,
  code: RuleCode,
  values: Issue["values"],
  piece: FoundPiece,
): Issue {
  return { ...fieldIssue(file, path, code, values), ...piecePosition(file, path, piece) };
}

/**
 * Returns where a piece of a field stands: at or behind the same number of characters of the written text, which may be
 * longer than the field, because it has quotation marks, line breaks and indentation. A piece that is written otherwise,
 * over two lines or with escapes, is at the field's value.
 */
function piecePosition({ head, locate }: ContentFile, path: FieldPath, { offset, found }: FoundPiece): Position {
  const start = locate.value(path);
  const lineStart = head.split("\n", start.line - 1).join("\n").length + (start.line > 1 ? 1 : 0);
  const inHead = head.indexOf(found, lineStart + start.column - 1 + offset);
  return inHead < 0 ? start : positionAt(head, inHead);
}
