import type { z } from "zod";
import { type TextField, textFields } from "#app/content/walk-fields.ts";
import { hasWords } from "#app/i18n/string-keys.ts";
import { marksOf } from "#app/schemas/field-marks.ts";
import { formatFieldPath } from "#app/schemas/field-path.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";

/** Fields and body of a content file. */
export interface FileTexts {
  readonly data: unknown;
  readonly body: string;
}

/**
 * Whether a page is still a copy of the original: its body is, or most of its fields are. `translated` has the fields
 * laid over those of the original, and its own body.
 */
export function isCopy(schema: z.ZodType, original: FileTexts, translated: FileTexts): boolean {
  const [body, ownBody] = [original.body, translated.body].map((text) => text.trim().replaceAll(/\s+/g, " "));
  if (body !== "") return ownBody === "" || ownBody === body;
  const own = new Map(textFields(translated.data).map(({ path, text }) => [formatFieldPath(path), text.trim()]));
  // Translators write words, but no names of people, models, files or pages.
  const fields = textFields(original.data).filter(
    ({ path, text }) => marksOf(schemaAt(schema, path)).words && hasWords(text),
  );
  const same = fields.filter(({ path, text }) => own.get(formatFieldPath(path)) === text.trim());
  const lengthOf = (some: readonly TextField[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return 2 * lengthOf(same) > lengthOf(fields);
}
