import { z } from "zod";

/**
 * Front matter fields of a translation about the translation itself. A draft: until it is finished the page is shown as
 * if there were no translation.
 */
export const translationSchema = z.object({ draft: z.boolean().optional() });
