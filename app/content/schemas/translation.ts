import { z } from "zod";

/**
 * What the front matter of a translation says of the translation itself. A draft waits for its translator: until then
 * the page is shown as if there were none.
 */
export const translationSchema = z.object({ draft: z.boolean().optional() });
