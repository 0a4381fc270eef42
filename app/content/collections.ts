import type { z } from "zod";
import { assistantSchema } from "./schemas/assistant.ts";
import { faqSchema } from "./schemas/faq.ts";
import { legalSchema } from "./schemas/legal.ts";
import { modelSchema } from "./schemas/model.ts";
import { type PageKey, schemasOfPages } from "./schemas/pages.ts";
import { postSchema } from "./schemas/post.ts";
import { storySchema } from "./schemas/story.ts";

/** The schema of each folder of `content/<language>/` whose files all have the same fields. */
const schemasOfCollections = {
  models: modelSchema,
  blog: postSchema,
  stories: storySchema,
  legal: legalSchema,
  faq: faqSchema,
  assistant: assistantSchema,
} as const;

export type CollectionName = keyof typeof schemasOfCollections;

/** Fields of an entry of a collection. */
export type CollectionData<Name extends CollectionName> = z.output<(typeof schemasOfCollections)[Name]>;

/** Fields of a fixed page. */
export type PageData<Key extends PageKey> = z.output<(typeof schemasOfPages)[Key]>;

/** The schemas, typed so that a schema can be looked up by a name in a variable. */
export const collectionSchemas: { readonly [Name in CollectionName]: z.ZodType<CollectionData<Name>> } =
  schemasOfCollections;
export const pageSchemas: { readonly [Key in PageKey]: z.ZodType<PageData<Key>> } = schemasOfPages;

/** Names of the collections, in the order of the schemas. */
export const collectionNames: readonly CollectionName[] = Object.keys(schemasOfCollections).filter(isCollectionName);

/** Keys of the fixed pages: the files that `content/<language>/pages/` must have. */
export const pageKeys: readonly PageKey[] = Object.keys(schemasOfPages).filter(isPageKey);

function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(schemasOfCollections, name);
}

export function isPageKey(name: string): name is PageKey {
  return Object.hasOwn(schemasOfPages, name);
}

/** Returns the schema of a file by its folder and its name without ending; undefined where no such file is read. */
export function schemaOf(folder: string, name: string): z.ZodType | undefined {
  if (folder === "pages") return isPageKey(name) ? pageSchemas[name] : undefined;
  return isCollectionName(folder) ? collectionSchemas[folder] : undefined;
}

export type { PageKey };
