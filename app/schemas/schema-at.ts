import { z } from "zod";
import type { FieldPath } from "./field-path.ts";

/** Returns the schema of one field, `(page, ["cards", 2, "image"])`; undefined if there is none at that path. */
export function schemaAt(schema: z.ZodType, path: FieldPath): z.ZodType | undefined {
  let field: unknown = schema;
  for (const part of path) {
    field = unwrap(field);
    if (field instanceof z.ZodObject) field = field.shape[String(part)];
    else if (field instanceof z.ZodArray) field = field.element;
    else return undefined;
  }
  const found = unwrap(field);
  return found instanceof z.ZodType ? found : undefined;
}

function unwrap(schema: unknown): unknown {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapper ? unwrap(schema.unwrap()) : schema;
}
