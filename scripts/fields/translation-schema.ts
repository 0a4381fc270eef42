import { originSchema } from "#app/content/schemas/origin.ts";
import type { Explanations } from "./explanations.ts";
import { type FieldSchema, fieldSchema } from "./field-schema.ts";

/** Returns the schema of translations of files that have a schema: the same fields, and the origin of their texts. */
export function translationFields(original: FieldSchema, explanations: Explanations): FieldSchema {
  return { ...original, properties: { ...original.properties, original: fieldSchema(originSchema, explanations) } };
}
