import type { z } from "zod";
import { type TextField, textFields } from "#app/content/walk-fields.ts";
import { hasWords } from "#app/i18n/string-keys.ts";
import { marksOf } from "#app/schemas/field-marks.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";

/** Fields and body of a content file. */
export interface FileTexts {
  readonly data: unknown;
  readonly body: string;
}

/** Returns the fields that translators write: words, but no names of people, models, files or pages. */
function translatableFields(schema: z.ZodType, data: unknown): TextField[] {
  return textFields(data).filter(({ path, text }) => marksOf(schemaAt(schema, path)).words && hasWords(text));
}

/** Returns the fields that are still in the words of the original. */
function sameFields(schema: z.ZodType, original: unknown, translated: unknown): TextField[] {
  return translatableFields(schema, original).filter(({ path, text }) => textAt(translated, path) === text.trim());
}

/**
 * Whether a page is still a copy of the original: its body is, or most of its fields are. `translated` has the fields
 * laid over those of the original, and its own body.
 */
export function isCopy(schema: z.ZodType, original: FileTexts, translated: FileTexts): boolean {
  const [body, ownBody] = [original.body, translated.body].map((text) => text.trim().replaceAll(/\s+/g, " "));
  if (body !== "") return ownBody === "" || ownBody === body;
  const lengthOf = (fields: readonly TextField[]) => fields.reduce((sum, { text }) => sum + text.length, 0);
  const fields = translatableFields(schema, original.data);
  return 2 * lengthOf(sameFields(schema, original.data, translated.data)) > lengthOf(fields);
}

function textAt(value: unknown, path: FieldPath): string | undefined {
  const found = path.reduce<unknown>(
    (inner, part) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, part) : undefined),
    value,
  );
  return typeof found === "string" ? found.trim() : undefined;
}
