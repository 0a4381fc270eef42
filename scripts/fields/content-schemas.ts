import type { z } from "zod";
import { collectionNames, collectionSchemas, pageKeys, pageSchemas } from "#app/content/collections.ts";
import { siteSchema } from "#app/content/schemas/site.ts";
import { defaultLocale } from "#app/i18n/languages.ts";

/** The schema of content files. */
export interface ContentSchema {
  /** `blog`, `pages/home`, `site`. */
  readonly name: string;
  /** Glob of the files that have these fields, from the project's root. Translations have only some of them. */
  readonly files: string;
  readonly schema: z.ZodType;
}

/** The schemas of all content files: collections, fixed pages, settings. */
export const contentSchemas: readonly ContentSchema[] = [
  ...collectionNames.map((name) => ({
    name,
    files: `content/${defaultLocale}/${name}/*.md`,
    schema: collectionSchemas[name],
  })),
  ...pageKeys.map((key) => ({
    name: `pages/${key}`,
    files: `content/${defaultLocale}/pages/${key}.md`,
    schema: pageSchemas[key],
  })),
  { name: "site", files: "content/site.yaml", schema: siteSchema },
];
