import { z } from "zod";

/** The facts about a field, besides its shape, that checks and pages use. */
interface FieldMarks {
  /** A text for people in one language, which translators translate, as opposed to names, ids and paths. */
  readonly words?: true;
  /** A text whose component shows the notes of claims as links. */
  readonly notes?: true;
  /** A length in whole millimetres. */
  readonly millimetres?: true;
}

const marks = z.registry<FieldMarks>();

/** Marks a schema as that of a text which translators translate, and returns it. */
export function asWords<Schema extends z.ZodType>(schema: Schema, { notes }: Pick<FieldMarks, "notes"> = {}): Schema {
  marks.add(schema, { words: true, ...(notes && { notes }) });
  return schema;
}

/** Marks a schema as that of a length in whole millimetres, and returns it. */
export function asMillimetres<Schema extends z.ZodType>(schema: Schema): Schema {
  marks.add(schema, { millimetres: true });
  return schema;
}

/** Returns what is known of a field by its schema. */
export function marksOf(schema: z.ZodType | undefined): FieldMarks {
  return (schema && marks.get(schema)) ?? {};
}
