import type { PageData, PageKey } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { PageContext } from "./page-context.server.ts";

/** The words of a fixed page. */
export interface PageWords<Key extends PageKey> {
  readonly page: Resolved<PageData<Key>>;
  readonly body: MarkdownBody | null;
}

/** The loader data of a fixed page. */
export interface FixedPage<Key extends PageKey> extends PageWords<Key> {
  readonly seo: Seo;
}

/** Returns a fixed page in the language of the context. */
export async function getFixedPage<Key extends PageKey>(key: Key, context: PageContext): Promise<FixedPage<Key>> {
  const words = await getPageWords(key, context.edition);
  return { seo: await pageSeo(context.site, context.page, words.page), ...words };
}

/** Returns the front matter of a fixed page in the language of `edition`, resolved for the page. */
export async function getPageWords<Key extends PageKey>(key: Key, edition: Edition): Promise<PageWords<Key>> {
  const entry = edition.content.page(key);
  return { page: await edition.resolve(entry.data), body: await edition.render(entry) };
}
