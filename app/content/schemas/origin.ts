import { z } from "zod";

const hash = z.string().min(1);

/**
 * The state of the original that a translation was made from, as hashes of its texts: those of the front matter, and the
 * sections of the body by the ids of their headings, the text above the first one under an empty id. Only translations
 * have it; `npm run i18n -- done` writes it.
 */
const originSchema = z.strictObject({
  fields: hash.optional(),
  sections: z.record(z.string(), hash).optional(),
});
export type Origin = z.output<typeof originSchema>;

/**
 * What the front matter of a translation says of the translation itself. A draft waits for its translator: until then the
 * page is shown as if there were none.
 */
export const translationSchema = z.object({ original: originSchema.optional(), draft: z.boolean().optional() });
