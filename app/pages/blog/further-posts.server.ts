import type { Entry } from "#app/content/content-files.server.ts";
import type { Post } from "#app/content/schemas/post.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { summarisePost } from "./post-summary.server.ts";
import { relatedPosts } from "./related-posts.ts";

/** Where an article stands beside another one, by date, and its relation as links name it: the older comes before. */
export type Neighbour = "prev" | "next";

/**
 * Returns the articles that an article's page links to: cards of related ones, which in a small blog may be neighbours
 * and say so, and the neighbours that have no card.
 */
export async function furtherPosts(entry: Entry<Post>, edition: Edition) {
  const neighbours = neighboursOf(entry, edition);
  const related = relatedPosts(
    entry,
    edition.content.entries("blog"),
    neighbours.map(({ post }) => post),
  );
  const withCard = new Set(related.map(({ id }) => id));
  return {
    related: await Promise.all(
      related.map(async (post) => {
        const neighbour = neighbours.find((other) => other.post.id === post.id)?.neighbour;
        return { ...(await summarisePost(post, edition)), ...(neighbour && { neighbour }) };
      }),
    ),
    neighbours: await Promise.all(
      neighbours
        .filter(({ post }) => !withCard.has(post.id))
        .map(async ({ post, neighbour }) => {
          const { title, href } = await summarisePost(post, edition);
          return { title, href, neighbour };
        }),
    ),
  };
}

/** Returns the articles before and after one; the first and the last article have only one neighbour. */
function neighboursOf(
  { id }: Entry<Post>,
  edition: Edition,
): { readonly neighbour: Neighbour; readonly post: Entry<Post> }[] {
  // The newest comes first.
  const posts = edition.content.entries("blog");
  const position = posts.findIndex((post) => post.id === id);
  const [next, previous] = [posts[position - 1], posts[position + 1]];
  return [
    ...(previous ? [{ neighbour: "prev" as const, post: previous }] : []),
    ...(next ? [{ neighbour: "next" as const, post: next }] : []),
  ];
}

/** What an article's page shows of others. */
export type FurtherPosts = Awaited<ReturnType<typeof furtherPosts>>;
