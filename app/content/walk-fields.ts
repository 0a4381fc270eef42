import type { FieldPath } from "#app/schemas/field-path.ts";

/** A text of the front matter with its path. */
export interface TextField {
  readonly path: FieldPath;
  readonly text: string;
}

/** Returns every text in a value, however deep, in the order of the file. */
export function textFields(value: unknown, path: FieldPath = []): TextField[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textFields(item, [...path, index]));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => textFields(inner, [...path, name]));
  }
  return [];
}
