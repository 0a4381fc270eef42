import { type Content, getContent } from "#app/content/content.server.ts";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { Entry } from "#app/content/read-content.server.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { Post } from "#app/content/schemas/post.ts";
import { getI18n } from "#app/i18n/i18n.server.ts";
import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import { renderBody, resolveData } from "#app/pages/render-body.server.ts";
import { localeOfPath, pathToOf, resolvePath } from "#app/routing/all-paths.server.ts";
import { pageSeo, unlistedSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import { readingMinutes } from "./reading-time.ts";

/** What a list tells of an article. */
export interface PostSummary {
  readonly title: string;
  readonly description: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly minutes: number;
  readonly href: string;
  readonly image: Resolved<Post["images"][number]>;
}

/** The loader data of an article; `post` is null where the address names none. */
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

/** The list of articles, the newest first. */
export async function getBlogPage(url: URL) {
  const fixed = await getFixedPage("blog", url);
  const content = getContent(localeOfPath(url.pathname));
  return { ...fixed, posts: await Promise.all(content.posts().map((entry) => summarise(entry, content))) };
}

/** The article that the address names, or the news that there is none. */
export async function getPostPage(url: URL): Promise<PostPage> {
  const current = resolvePath(url.pathname);
  const locale = localeOfPath(url.pathname);
  const content = getContent(locale);
  const entry = content.posts().find(({ id }) => id === current?.id);
  if (!entry || !current) return { seo: notFoundSeo(locale), post: null };

  const [data, body] = await Promise.all([resolveData(entry.data, content), renderBody(entry.body, content)]);
  const { title, description, date, tags, images } = data;
  return {
    seo: pageSeo(current, { title, description, image: images[0]?.src, kind: "article" }),
    post: {
      title,
      date,
      tags,
      images,
      minutes: readingMinutes(entry.body),
      body,
      related: await Promise.all(relatedPosts(entry, content).map((post) => summarise(post, content))),
    },
  };
}

/** The head of the page that says «Post no encontrado». */
export function notFoundSeo(locale: string): Seo {
  const { t } = getI18n(locale);
  return unlistedSeo(locale, { title: t("post.notFound.title"), description: t("post.notFound.description") });
}

function relatedPosts(entry: Entry<Post>, content: Content): Entry<Post>[] {
  const shared = (other: Entry<Post>) => other.data.tags.filter((tag) => entry.data.tags.includes(tag)).length;
  return content
    .posts()
    .filter(({ id }) => id !== entry.id)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 2);
}

async function summarise({ slug, data, body }: Entry<Post>, content: Content): Promise<PostSummary> {
  const { title, description, date, images } = await resolveData(data, content);
  const [image] = images;
  if (!image) throw new Error(`The article «${slug}» has no pictures.`);
  const href = pathToOf(content.locale)("post", { slug });
  return { title, description, date, minutes: readingMinutes(body), href, image };
}
