import type { z } from "zod";
import { collectionNames, collectionSchemas, pageKeys, pageSchemas } from "#app/content/collections.ts";
import { siteSchema } from "#app/content/schemas/site.ts";

/** The schema of content files. */
export interface ContentSchema {
  /** `blog`, `pages/home`, `site`. */
  readonly name: string;
  readonly schema: z.ZodType;
}

/** The schemas of all content files: collections, fixed pages, settings. */
export const contentSchemas: readonly ContentSchema[] = [
  ...collectionNames.map((name) => ({ name, schema: collectionSchemas[name] })),
  ...pageKeys.map((key) => ({ name: `pages/${key}`, schema: pageSchemas[key] })),
  { name: "site", schema: siteSchema },
];
