import { z } from "zod";
import type { FieldName } from "#app/schemas/field-name.ts";

const hash = (name: FieldName) => z.string().min(1).describe(name);

/**
 * The state of the original that a translation was made from, as hashes of its texts: those of the front matter, and the
 * sections of the body by the ids of their headings, the text above the first one under an empty id. Only translations
 * have it; `npm run i18n -- done` writes it.
 */
export const originSchema = z
  .strictObject({
    fields: hash("fields.translation.fields").optional(),
    sections: z
      .record(z.string(), hash("fields.translation.section"))
      .optional()
      .describe("fields.translation.sections"),
  })
  .describe("fields.translation.original");
export type Origin = z.output<typeof originSchema>;

/** Whether a translation waits for its translator: until then the page is shown as if there were none. */
export const unfinishedSchema = z.boolean().describe("fields.translation.draft");

/** What the front matter of a translation says of the translation itself. */
export const translationSchema = z.object({ original: originSchema.optional(), draft: unfinishedSchema.optional() });
