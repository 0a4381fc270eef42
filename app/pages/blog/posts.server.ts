import { postSchema } from "#app/content/schemas/post.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { furtherPosts } from "./further-posts.server.ts";
import { readingMinutes } from "./reading-time.ts";
import { postTags } from "./tags/post-tags.server.ts";

/**
 * Returns the article of a page.
 *
 * @throws Error when the page is not that of an article.
 */
export async function getPostPage(context: PageContext) {
  const { page, edition } = context;
  const entry = edition.content.entry("blog", page.id);
  if (!entry) throw new Error(`content/es/blog has no article «${page.id}».`);
  const [data, body] = await Promise.all([edition.resolve(postSchema, entry.data), edition.render(entry)]);
  const { title, description, date, updated = date, tags, images } = data;
  const article = { headline: title, published: date, updated };
  const subject = { type: "article", article, pictures: images } as const;
  return {
    seo: await pageSeo(context, { title, description, kind: "article", subject }),
    post: {
      title,
      date,
      // Day of a change after that of publication.
      ...(updated !== date && { updated }),
      tags: postTags(tags, edition),
      images,
      minutes: readingMinutes(entry.body),
      body,
      ...edition.waitingMark(entry.data),
      further: await furtherPosts(entry, edition),
    },
  };
}

/** The loader data of an article. */
export type PostPage = Awaited<ReturnType<typeof getPostPage>>;
