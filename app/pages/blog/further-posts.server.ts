import type { Entry } from "#app/content/content-files.server.ts";
import type { Post } from "#app/content/schemas/post.ts";
import { postSchema } from "#app/content/schemas/post.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { summarisePost } from "./post-summary.server.ts";
import { relatedPosts } from "./related-posts.ts";

/**
 * Returns the articles that an article's page links to: cards of related ones, and its neighbours by date, each with
 * its relation as links name it: the older comes before. Neighbours are left out if every other article has a card.
 */
export async function furtherPosts(entry: Entry<Post>, edition: Edition) {
  const { content, pathTo, resolve } = edition;
  // The newest comes first.
  const posts = content.entries("blog");
  const position = posts.findIndex(({ id }) => id === entry.id);
  const relations = [
    ["prev", posts[position + 1]],
    ["next", posts[position - 1]],
  ] as const;
  const neighbours = relations.flatMap(([neighbour, post]) => (post ? [{ neighbour, post }] : []));
  const related = relatedPosts(
    entry,
    posts,
    neighbours.map(({ post }) => post),
  );
  const hasMore = posts.length > related.length + 1;
  return {
    related: await Promise.all(related.map((post) => summarisePost(post, edition))),
    neighbours: await Promise.all(
      (hasMore ? neighbours : []).map(async ({ neighbour, post: { slug, data } }) => {
        const { title } = await resolve(postSchema, { title: data.title });
        return { title, href: pathTo("post", { slug }), neighbour };
      }),
    ),
  };
}

/** The other articles that an article's page shows. */
export type FurtherPosts = Awaited<ReturnType<typeof furtherPosts>>;
