import type { Entry } from "#app/content/content-files.server.ts";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { Post } from "#app/content/schemas/post.ts";
import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { pageSeo, unlistedSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { perEdition } from "#app/site/per-edition.server.ts";
import { readingMinutes } from "./reading-time.ts";
import { relatedPosts } from "./related-posts.server.ts";

/** What a list shows of an article. */
export interface PostSummary {
  readonly title: string;
  readonly description: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly minutes: number;
  readonly href: string;
  readonly image: Resolved<Post["images"][number]>;
}

/** The loader data of an article; `post` is null where the path names none. */
export interface PostPage {
  readonly seo: Seo;
  readonly post: {
    readonly title: string;
    readonly date: string;
    readonly minutes: number;
    readonly tags: readonly string[];
    readonly images: Resolved<Post["images"]>;
    readonly body: MarkdownBody | null;
    /** Two further articles, those that share most subjects first. */
    readonly related: PostSummary[];
  } | null;
}

/** Returns the list of articles, the newest first. */
export async function getBlogPage(context: PageContext) {
  const fixed = await getFixedPage("blog", context);
  const { edition } = context;
  const posts = edition.content.entries("blog").map((entry) => summarise(entry, edition));
  return { ...fixed, posts: await Promise.all(posts) };
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
  const { title, description, date, tags, images } = data;
  return {
    seo: pageSeo(site, page, { title, description, image: images[0]?.src, kind: "article" }),
    post: {
      title,
      date,
      tags,
      images,
      minutes: readingMinutes(entry.body),
      body,
      related: await Promise.all(relatedPosts(edition)(entry).map((post) => summarise(post, edition))),
    },
  };
}

/** Returns the page that says «Post no encontrado». */
export function getPostNotFound(edition: Edition): PostPage {
  return { seo: notFoundSeo(edition), post: null };
}

/** Returns the head of the page that says «Post no encontrado». */
export function notFoundSeo(edition: Edition): Seo {
  const { t } = edition;
  return unlistedSeo(edition, { title: t("post.notFound.title"), description: t("post.notFound.description") });
}

/** The cards of an edition by id: an article stands in its list and beside several others. */
const summaries = perEdition(() => new Map<string, Promise<PostSummary>>());

/** Returns what a list shows of an article, made once per edition. */
function summarise(entry: Entry<Post>, edition: Edition): Promise<PostSummary> {
  const made = summaries(edition);
  const summary = made.get(entry.id) ?? makeSummary(entry, edition);
  made.set(entry.id, summary);
  return summary;
}

async function makeSummary({ slug, data, body }: Entry<Post>, { pathTo, resolve }: Edition): Promise<PostSummary> {
  const { title, description, date } = data;
  const words = await resolve({ title, description, images: data.images.slice(0, 1) });
  const [image] = words.images;
  if (!image) throw new Error(`The article «${slug}» has no pictures.`);
  const href = pathTo("post", { slug });
  return { title: words.title, description: words.description, date, minutes: readingMinutes(body), href, image };
}
