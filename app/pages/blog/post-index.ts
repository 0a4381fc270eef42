import { dataFilePath, fetchDataFileOnce } from "#app/routing/data-files.ts";
import { indexPartFile, indexPartOf } from "#app/routing/post-index-parts.ts";
import type { Seo } from "#app/seo/seo.ts";

/**
 * What the browser needs before it requests an article: the slugs of all articles, and the head of the page for none.
 */
export interface PostIndex {
  /** The slugs themselves while they are few; otherwise in how many files they are. */
  readonly slugs: readonly string[] | { readonly parts: number };
  readonly notFound: Seo;
}

/**
 * Returns the index of a language's articles, fetched once.
 *
 * @param pattern of the articles' route, as the router has it
 * @throws Error when the host answers with an error; the visitor then sees the error page.
 */
export function loadPostIndex(pattern: string): Promise<PostIndex> {
  return fetchDataFileOnce<PostIndex>(dataFilePath(pattern, "index.json"));
}

/**
 * Returns whether there is an article with a slug. Of an index in parts it fetches the one that would list it.
 *
 * @param pattern of the articles' route, as the router has it
 * @throws Error when the host answers with an error; the visitor then sees the error page.
 */
export async function hasPost({ slugs }: PostIndex, slug: string, pattern: string): Promise<boolean> {
  if (!("parts" in slugs)) return slugs.includes(slug);
  const file = indexPartFile(indexPartOf(slug, slugs.parts));
  const listed = await fetchDataFileOnce<readonly string[]>(dataFilePath(pattern, file));
  return listed.includes(slug);
}
