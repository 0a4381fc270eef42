import type { Entry } from "#app/content/content-files.server.ts";
import type { Post } from "#app/content/schemas/post.ts";
import { getModelScale, withoutCard } from "#app/pages/models/model-scale.server.ts";
import { getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import { countListPages } from "#app/routing/list-paths.ts";
import { listPageSize } from "#app/routing/route-table.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { pageName } from "#app/site/page-name.server.ts";
import { summarisePost } from "./post-summary.server.ts";

/** Returns a page of a list of articles. The title of a further page has its number. */
export async function getListPage(
  context: PageContext,
  entries: readonly Entry<Post>[],
  source: { readonly title: string; readonly description: string },
) {
  const { page, edition } = context;
  const { number = 1 } = page;
  const shown = entries.slice((number - 1) * listPageSize, number * listPageSize);
  const posts = await Promise.all(shown.map((entry) => summarisePost(entry, edition)));
  const seo = await pageSeo(context, {
    ...source,
    title: number === 1 ? source.title : pageName(edition, page),
    subject: { type: "list", items: posts.map((post) => ({ name: post.title, href: post.href })) },
  });
  return { seo, posts, number, total: countListPages(entries.length) };
}

/** Returns a page of the list of articles, the newest first, with all models at one scale. */
export async function getBlogPage(context: PageContext) {
  const { edition } = context;
  const [fixed, scale] = await Promise.all([getPageContent("blog", edition), getModelScale(edition)]);
  const list = await getListPage(context, edition.content.entries("blog"), fixed.page);
  return { ...fixed, ...list, models: scale.map(withoutCard) };
}
