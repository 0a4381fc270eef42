import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { Post } from "#app/content/schemas/post.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import { type FurtherPosts, furtherPosts } from "./further-posts.server.ts";
import { readingMinutes } from "./reading-time.ts";
import { type PostTag, postTags } from "./tags/post-tags.server.ts";

/** The loader data of an article. */
export interface PostPage {
  readonly seo: Seo;
  readonly post: {
    readonly title: string;
    readonly date: string;
    /** Day of a change after that of publication. */
    readonly updated?: string;
    readonly minutes: number;
    readonly tags: readonly PostTag[];
    readonly images: Resolved<Post["images"]>;
    readonly body: MarkdownBody | null;
    /** Says that visitors do not see it yet; absent where they do. */
    readonly waiting?: string;
    readonly further: FurtherPosts;
  };
}

/**
 * Returns the article of a page.
 *
 * @throws Error when the page is not that of an article.
 */
export async function getPostPage({ site, page, edition }: PageContext): Promise<PostPage> {
  const entry = edition.content.entry("blog", page.id);
  if (!entry) throw new Error(`content/es/blog has no article «${page.id}».`);
  const [data, body] = await Promise.all([edition.resolve(entry.data), edition.render(entry)]);
  const { title, description, date, updated = date, tags, images } = data;
  const article = { headline: title, published: date, updated };
  const subject = { type: "article", article, pictures: images } as const;
  return {
    seo: await pageSeo(site, page, { title, description, kind: "article", subject }),
    post: {
      title,
      date,
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
