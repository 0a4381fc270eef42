import type { FieldPath } from "#app/schemas/field-path.ts";
import { type FieldSchema, schemaOfEntries } from "#scripts/fields/field-schema.ts";

/** Returns the JSON Schemas that a field may have, several where there is a choice; none for a field that is not known. */
export function fieldSchemasAt(schema: FieldSchema, path: FieldPath): readonly FieldSchema[] {
  return path.reduce<readonly FieldSchema[]>(
    (fields, part) => fields.flatMap((field) => choicesOf(field)).flatMap((field) => step(field, part)),
    [schema],
  );
}

/** Returns the schemas of which a field has one; itself where there is no choice. */
export function choicesOf(field: FieldSchema): readonly FieldSchema[] {
  const choices = field.anyOf ?? field.oneOf;
  return choices ? choices.flatMap(choicesOf) : [field];
}

function step(field: FieldSchema, part: PropertyKey): readonly FieldSchema[] {
  const inner = typeof part === "number" ? schemaOfEntries(field) : field.properties?.[String(part)];
  return inner ? [inner] : [];
}
