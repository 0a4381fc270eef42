import type { PageData, PageKey } from "#app/content/collections.ts";
import { type Content, getContent } from "#app/content/content.server.ts";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import { currentPage } from "./current-page.server.ts";
import { renderBody, resolveData } from "./render-body.server.ts";

/** The words of a fixed page. */
export interface PageWords<Key extends PageKey> {
  readonly page: Resolved<PageData<Key>>;
  readonly body: MarkdownBody | null;
}

/** What the loader of a fixed page gives. */
export interface FixedPage<Key extends PageKey> extends PageWords<Key> {
  readonly seo: Seo;
}

/** A fixed page in the language of the address. */
export async function getFixedPage<Key extends PageKey>(key: Key, url: URL): Promise<FixedPage<Key>> {
  const current = currentPage(url);
  const words = await getPageWords(key, getContent(current.locale));
  return { seo: pageSeo(current, seoSource(words.page)), ...words };
}

/** The words of a fixed page in the language of `content`. */
export async function getPageWords<Key extends PageKey>(key: Key, content: Content): Promise<PageWords<Key>> {
  const { data, body } = content.page(key);
  return { page: await resolveData(data, content), body: await renderBody(body, content) };
}

/** Title, description and, for link previews, the picture at the head of a page. */
export function seoSource(page: {
  title: string;
  description: string;
  image?: { src: string };
  hero?: { image: { src: string } };
}) {
  const { title, description, image, hero } = page;
  return { title, description, image: (image ?? hero?.image)?.src };
}
