import { perEdition } from "#app/site/per-edition.server.ts";

/** How many further articles an article comes with. */
const relatedCount = 2;

/** How many articles the page links elsewhere: the one before and the one after. */
const elsewhereCount = 2;

/** Subjects of an article that are compared, its first ones: their combinations double with each. */
const comparedTags = 5;

/** What is compared of an article. */
interface Tagged {
  readonly id: string;
  readonly data: { readonly tags: readonly string[] };
}

/** Returns what finds two further articles: those that share most subjects first, the newest of equals. */
export const relatedPosts = perEdition(({ content }) => createRelatedPosts(content.entries("blog")));

/**
 * Returns a function from an article to two others: those that share most subjects first, and of equals the one that
 * comes first in `posts`. Articles that the page links elsewhere are among them only where there are no others. It takes
 * the same time whether there are ten articles or ten thousand: the index knows the first articles of each combination of
 * subjects, so that none has to be compared with all others.
 */
export function createRelatedPosts<Item extends Tagged>(
  posts: readonly Item[],
): (post: Item, elsewhere?: readonly Item[]) => Item[] {
  const index = indexCombinations(posts);
  return (post, elsewhere = []) => {
    const others = new Set<Item>();
    // Those with all of its subjects first, at last those with none in common.
    for (const names of combinationsBySize(post)) {
      const positions = new Set(names.flatMap((name) => index.get(name) ?? []));
      for (const position of [...positions].sort((a, b) => a - b)) {
        const other = posts[position];
        if (other && other.id !== post.id) others.add(other);
      }
    }
    const isElsewhere = (other: Item) => elsewhere.some(({ id }) => id === other.id);
    return [...others].sort((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b))).slice(0, relatedCount);
  };
}

/**
 * Returns by combination of subjects the positions of the first articles that have them all. More than are shown,
 * because the article itself is among them, and those that are linked elsewhere.
 */
function indexCombinations(posts: readonly Tagged[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [position, post] of posts.entries()) {
    for (const name of combinationsBySize(post).flat()) {
      const first = index.get(name);
      if (!first) index.set(name, [position]);
      else if (first.length <= relatedCount + elsewhereCount) first.push(position);
    }
  }
  return index;
}

/** Returns the names of all combinations of an article's subjects, those of most subjects first; the last is of none. */
function combinationsBySize({ data }: Tagged): string[][] {
  const tags = [...new Set(data.tags.slice(0, comparedTags))].sort();
  const combinations: string[][] = [[]];
  for (const tag of tags) combinations.push(...combinations.map((smaller) => [...smaller, tag]));
  const sizes = Array.from({ length: tags.length + 1 }, (): string[] => []);
  for (const set of combinations) sizes[tags.length - set.length]?.push(JSON.stringify(set));
  return sizes;
}
