import { fetchDataFile } from "#app/routing/data-files.ts";
import type { Seo } from "#app/seo/seo.ts";

/** What the browser must know before it asks for an article: which ones there are, and the head to show for none. */
export interface PostIndex {
  readonly slugs: readonly string[];
  readonly notFound: Seo;
}

const cache = new Map<string, Promise<PostIndex>>();

/**
 * The index of a language's articles, fetched once. A failure is passed on and forgotten, so that the next
 * navigation tries again.
 *
 * @param path address of the index, one per language
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
