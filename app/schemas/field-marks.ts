import { z } from "zod";

/** The facts about a field, besides its shape, that checks and pages use. */
interface FieldMarks {
  /** A text for people in one language, which translators translate, as opposed to names, ids and paths. */
  readonly words?: true;
  /** A text whose component shows the notes of claims as links. */
  readonly notes?: true;
  /** A name, which people read and nobody translates. */
  readonly name?: true;
  /** Words that visitors type: translators write them, nobody reads them. */
  readonly typed?: true;
  /** A length in whole millimetres. */
  readonly millimetres?: true;
  /** The meaning of a text that is not words: a link, which pages show in their language, or a picture. */
  readonly leadsTo?: "page" | "picture";
}

const marks = z.registry<FieldMarks>();

/** Marks a schema as that of a text which translators translate, and returns it. */
export function asWords<Schema extends z.ZodType>(
  schema: Schema,
  more: Pick<FieldMarks, "notes" | "typed"> = {},
): Schema {
  marks.add(schema, { words: true, ...more });
  return schema;
}

/** Marks a schema as that of a name, and returns it. */
export function asName<Schema extends z.ZodType>(schema: Schema): Schema {
  marks.add(schema, { name: true });
  return schema;
}

/** Marks a schema as that of a link or of the path of a picture, and returns it. */
export function asLeading<Schema extends z.ZodType>(
  leadsTo: NonNullable<FieldMarks["leadsTo"]>,
  schema: Schema,
): Schema {
  marks.add(schema, { leadsTo });
  return schema;
}

/** Marks a schema as that of a length in whole millimetres, and returns it. */
export function asMillimetres<Schema extends z.ZodType>(schema: Schema): Schema {
  marks.add(schema, { millimetres: true });
  return schema;
}

/** Returns the marks of a field's schema. */
export function marksOf(schema: z.ZodType | undefined): FieldMarks {
  return (schema && marks.get(schema)) ?? {};
}
