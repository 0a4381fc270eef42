/** How many further articles an article comes with. */
const relatedCount = 2;

/** The properties of an article that are compared. */
interface Tagged {
  readonly id: string;
  readonly data: { readonly tags: readonly string[] };
}

/**
 * Returns the two articles that an article leads on to: those that share most subjects with it, and of equals those
 * that come first in `posts`. Articles that the page already links elsewhere are used only if no others exist.
 */
export function relatedPosts<Item extends Tagged>(
  post: Item,
  posts: readonly Item[],
  elsewhere: readonly Item[] = [],
): Item[] {
  const linked = new Set(elsewhere.map(({ id }) => id));
  return posts
    .filter(({ id }) => id !== post.id)
    .map((other) => ({
      other,
      isLinked: linked.has(other.id),
      shared: post.data.tags.filter((tag) => other.data.tags.includes(tag)).length,
    }))
    .sort((a, b) => Number(a.isLinked) - Number(b.isLinked) || b.shared - a.shared)
    .slice(0, relatedCount)
    .map(({ other }) => other);
}
