import type { z } from "zod";
import { type Assistant, assistantSchema } from "./schemas/assistant.ts";
import { type Faq, faqSchema } from "./schemas/faq.ts";
import { type Legal, legalSchema } from "./schemas/legal.ts";
import { type Model, modelSchema } from "./schemas/model.ts";
import { type PageKey, pageSchemas as schemas } from "./schemas/pages.ts";
import { type Post, postSchema } from "./schemas/post.ts";
import { type Story, storySchema } from "./schemas/story.ts";

/** Fields of an entry, by the folder of `content/<language>/` whose files all have them. */
interface Collections {
  readonly models: Model;
  readonly blog: Post;
  readonly stories: Story;
  readonly legal: Legal;
  readonly faq: Faq;
  readonly assistant: Assistant;
}

type Pages = { readonly [Key in PageKey]: z.output<(typeof schemas)[Key]> };

export type CollectionName = keyof Collections;
export type CollectionData<Name extends CollectionName> = Collections[Name];

/** Fields of a fixed page. */
export type PageData<Key extends PageKey> = Pages[Key];

export const collectionSchemas: { readonly [Name in CollectionName]: z.ZodType<Collections[Name]> } = {
  models: modelSchema,
  blog: postSchema,
  stories: storySchema,
  legal: legalSchema,
  faq: faqSchema,
  assistant: assistantSchema,
};

/** Names of the collections, in the order of the schemas. */
export const collectionNames: readonly CollectionName[] = Object.keys(collectionSchemas).filter(isCollectionName);

export const pageSchemas: { readonly [Key in PageKey]: z.ZodType<Pages[Key]> } = schemas;

function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(collectionSchemas, name);
}

export function isPageKey(name: string): name is PageKey {
  return Object.hasOwn(schemas, name);
}

/** Files whose page has no place for a text below the fields; the check refuses one. */
export const filesWithoutBody: readonly string[] = [
  "pages/home",
  "pages/models",
  "pages/process",
  "pages/blog",
  "pages/stories",
  "faq/preguntas-frecuentes",
];

/** Keys of the fixed pages: the files that `content/<language>/pages/` must have. */
export const pageKeys: readonly PageKey[] = Object.keys(schemas).filter(isPageKey);

export type { PageKey };
