import { z } from "zod";
import type { FieldPath } from "./field-path.ts";

/**
 * Returns the schema of one field, `(page, ["cards", 2, "image"])`; undefined if the path leads to no field. For a
 * union, it is the schema of the first option that has the field.
 */
export function schemaAt(schema: unknown, [part, ...rest]: FieldPath): z.ZodType | undefined {
  const group = unwrapSchema(schema);
  if (part === undefined) return group instanceof z.ZodType ? group : undefined;
  if (group instanceof z.ZodObject) return schemaAt(group.shape[String(part)], rest);
  if (group instanceof z.ZodArray) return schemaAt(group.element, rest);
  if (group instanceof z.ZodTuple) return schemaAt(group.def.items[Number(part)], rest);
  if (group instanceof z.ZodRecord) return schemaAt(group.valueType, rest);
  if (!(group instanceof z.ZodUnion)) return undefined;
  const options = group.options.map((option) => schemaAt(option, [part, ...rest]));
  return options.find((option) => option !== undefined);
}

/** Returns the schema inside of those that only allow a field to be missing. */
function unwrapSchema(schema: unknown): unknown {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapper ? unwrapSchema(schema.unwrap()) : schema;
}
