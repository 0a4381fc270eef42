import { getPageWords } from "#app/pages/fixed-page.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { countListPages } from "#app/routing/list-paths.ts";
import { listPageSize } from "#app/routing/route-table.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { pageName } from "#app/site/page-name.server.ts";
import { summarisePost } from "./post-summary.server.ts";

/** Returns a page of the list of articles, the newest first. The title of a further page has its number. */
export async function getBlogPage(context: PageContext) {
  const { site, page, edition } = context;
  const { number = 1 } = page;
  const words = await getPageWords("blog", edition);
  const shown = edition.content.entries("blog").slice((number - 1) * listPageSize, number * listPageSize);
  const posts = await Promise.all(shown.map((entry) => summarisePost(entry, edition)));
  const { title, ...source } = words.page;
  const seo = await pageSeo(site, page, {
    ...source,
    title: number === 1 ? title : pageName(edition, page),
    subject: { type: "list", items: posts.map((post) => ({ name: post.title, href: post.href })) },
  });
  return { seo, ...words, posts, number, total: countListPages(edition.content.entries("blog").length) };
}

/** The loader data of a page of the list of articles. */
export type BlogPage = Awaited<ReturnType<typeof getBlogPage>>;
