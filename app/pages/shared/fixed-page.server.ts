import type { PageKey } from "#app/content/collections.ts";
import { pageSchemas } from "#app/content/collections.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";

/** Returns a fixed page in the language of the context. */
export async function getFixedPage<Key extends PageKey>(key: Key, context: PageContext) {
  const fixed = await getPageContent(key, context.edition);
  return { seo: await pageSeo(context, fixed.page), ...fixed };
}

/** Returns the front matter of a fixed page in the language of `edition`, resolved for the page, and its text. */
export async function getPageContent<Key extends PageKey>(key: Key, edition: Edition) {
  const entry = edition.content.page(key);
  return { page: await edition.resolve(pageSchemas[key], entry.data), body: await edition.render(entry) };
}
