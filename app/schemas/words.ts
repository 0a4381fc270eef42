import { z } from "zod";

/** The schemas of texts for people in one language, as opposed to names, ids and paths. */
const words = z.registry<{ readonly areWords: true }>();

/** Returns a schema as that of a text which translators translate. */
export function asWords<Schema extends z.ZodType>(schema: Schema): Schema {
  words.add(schema, { areWords: true });
  return schema;
}

/** Whether a schema is that of a text which translators translate. */
export function areWords(schema: z.ZodType): boolean {
  return words.get(schema) !== undefined;
}
