import { getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import type { PageContext } from "#app/pages/shared/page-context.server.ts";
import { getListPage } from "./list-page.server.ts";

/** Returns a page of the list of articles, the newest first. */
export async function getBlogPage(context: PageContext) {
  const fixed = await getPageContent("blog", context.edition);
  return { ...fixed, ...(await getListPage(context, context.edition.content.entries("blog"), fixed.page)) };
}
