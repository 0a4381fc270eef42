import { z } from "zod";
import { markOriginal, withoutMarks } from "#app/i18n/original-text.ts";
import { unwrapSchema } from "#app/schemas/schema-at.ts";
import { areWords } from "#app/schemas/words.ts";

/**
 * Returns fields of the original language with all their texts for people marked as such, for a translation to be laid
 * over. What the schema does not know stays as it is.
 */
export function markWords(value: unknown, schema: unknown): unknown {
  const inner = unwrapSchema(schema);
  if (typeof value === "string") return inner instanceof z.ZodType && areWords(inner) ? markOriginal(value) : value;
  if (Array.isArray(value)) {
    return inner instanceof z.ZodArray ? value.map((item) => markWords(item, inner.element)) : value;
  }
  if (typeof value !== "object" || value === null || !(inner instanceof z.ZodObject)) return value;
  // A group that says its language says that of its list of words: a claim in English.
  const isWritten = (field: unknown) =>
    "lang" in value && value.lang !== undefined && Array.isArray(field) && field.every(isText);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isWritten(field) ? field : markWords(field, inner.shape[name]),
    ]),
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Returns fields, however deep, without the marks of texts of the original language. */
export function unmarkWords<Value>(value: Value): Value {
  // Every value keeps its shape and its type.
  return unmark(value) as Value;
}

function unmark(value: unknown): unknown {
  if (typeof value === "string") return withoutMarks(value);
  if (Array.isArray(value)) return value.map(unmark);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, unmark(field)]));
}
