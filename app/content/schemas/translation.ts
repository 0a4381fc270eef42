import { z } from "zod";

/** Fields about a translation itself. A draft is shown as if there were no translation. */
export const translationSchema = z.object({ draft: z.boolean().optional() });
