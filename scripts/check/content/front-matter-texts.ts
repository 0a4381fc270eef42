import type { Issue, RuleCode } from "#app/content/issues.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import type { ContentFile } from "./project.ts";

/** Returns every text of a file's front matter with its path. */
export function frontMatterTexts(file: ContentFile) {
  return textFields(file.data);
}

/** Returns every text whose field has this name, at any depth: `fieldsNamed(file, "href")`. */
export function fieldsNamed(file: ContentFile, name: string) {
  return textFields(file.data).filter(({ path }) => path.at(-1) === name);
}

/** Returns an issue of one field of the front matter. */
export function fieldIssue(file: ContentFile, path: FieldPath, code: RuleCode, values: Issue["values"] = {}): Issue {
  return { file: file.file, code, ...file.locate.value(path), values: { field: formatFieldPath(path), ...values } };
}
