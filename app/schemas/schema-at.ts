import { z } from "zod";
import type { FieldPath } from "./field-path.ts";

/** Returns the schema of one field, `(page, ["cards", 2, "image"])`; undefined if there is none at that path. */
export function schemaAt(schema: z.ZodType, path: FieldPath): z.ZodType | undefined {
  let field: unknown = schema;
  for (const part of path) {
    field = unwrapSchema(field);
    if (field instanceof z.ZodObject) field = field.shape[String(part)];
    else if (field instanceof z.ZodArray) field = field.element;
    else return undefined;
  }
  const found = unwrapSchema(field);
  return found instanceof z.ZodType ? found : undefined;
}

/** Returns the schema inside of those that only allow a field to be missing. */
export function unwrapSchema(schema: unknown): unknown {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapper ? unwrapSchema(schema.unwrap()) : schema;
}
