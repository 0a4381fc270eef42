import { getListPage } from "#app/pages/blog/list-page.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { capitalise } from "#app/text/capitalise.ts";

/**
 * Returns a page of the articles with a tag, the newest first.
 *
 * @throws Error when the page is not that of a tag.
 */
export async function getTagPage(context: PageContext) {
  const { page, edition } = context;
  const { content, locale, t } = edition;
  const tag = content.tagGroups().find(({ id }) => id === page.id);
  if (!tag) throw new Error(`content/site.yaml has no tag «${page.id}» with a page.`);
  const heading = capitalise(tag.label, locale);
  const list = await getListPage(context, tag.entries, {
    title: t("seo.tag.title", { tag: heading }),
    description: t("seo.tag.description", { tag: tag.label }),
  });
  return { ...list, heading, slug: tag.slug, count: tag.entries.length };
}
