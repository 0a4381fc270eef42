import { originSchema, unfinishedSchema } from "#app/content/schemas/origin.ts";
import type { Explanations } from "./explanations.ts";
import { type FieldSchema, fieldSchema } from "./field-schema.ts";

/**
 * Returns the schema of translations of files that have a schema: the same fields, but for the moment of publication, and those of the
 * translation itself.
 */
export function translationFields(original: FieldSchema, explanations: Explanations): FieldSchema {
  const { publishAt: _published, ...properties } = original.properties ?? {};
  const own = {
    draft: fieldSchema(unfinishedSchema, explanations),
    original: fieldSchema(originSchema, explanations),
  };
  return { ...original, properties: { ...properties, ...own } };
}
