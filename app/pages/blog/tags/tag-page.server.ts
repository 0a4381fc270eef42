import { capitalise } from "#app/i18n/capitalise.ts";
import { summarisePost } from "#app/pages/blog/post-summary.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { countListPages } from "#app/routing/list-paths.ts";
import { listPageSize } from "#app/routing/route-table.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { pageName } from "#app/site/page-name.server.ts";

/**
 * Returns a page of the articles with a tag, the newest first.
 *
 * @throws Error when the page is not that of a tag.
 */
export async function getTagPage({ site, page, edition }: PageContext) {
  const { number = 1 } = page;
  const { content, locale, t } = edition;
  const tag = content.tagGroups().find(({ id }) => id === page.id);
  if (!tag) throw new Error(`content/site.yaml has no tag «${page.id}» with a page.`);
  const heading = capitalise(tag.label, locale);
  const shown = tag.entries.slice((number - 1) * listPageSize, number * listPageSize);
  const posts = await Promise.all(shown.map((entry) => summarisePost(entry, edition)));
  return {
    seo: await pageSeo(site, page, {
      title: number === 1 ? t("seo.tag.title", { tag: heading }) : pageName(edition, page),
      description: t("seo.tag.description", { tag: tag.label }),
      subject: { type: "list", items: posts.map((post) => ({ name: post.title, href: post.href })) },
    }),
    heading,
    slug: tag.slug,
    posts,
    count: tag.entries.length,
    number,
    total: countListPages(tag.entries.length),
  };
}

/** The loader data of a page of the articles with a tag. */
export type TagPage = Awaited<ReturnType<typeof getTagPage>>;
