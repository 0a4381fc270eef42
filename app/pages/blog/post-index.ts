import { fetchDataFile } from "#app/routing/data-files.ts";
import type { Seo } from "#app/seo/seo.ts";

/**
 * What the browser needs before it requests an article: the slugs of all articles, and the head of the page for none.
 */
export interface PostIndex {
  readonly slugs: readonly string[];
  readonly notFound: Seo;
}

const cache = new Map<string, Promise<PostIndex>>();

/**
 * Returns the index of a language's articles, fetched once. Failures are not cached, so that the next navigation tries
 * again.
 *
 * @param path path of the index, one per language
 */
export function loadPostIndex(path: string): Promise<PostIndex> {
  const cached = cache.get(path);
  if (cached) return cached;
  const index = fetchDataFile<PostIndex>(path).catch((error: unknown) => {
    cache.delete(path);
    throw error;
  });
  cache.set(path, index);
  return index;
}
