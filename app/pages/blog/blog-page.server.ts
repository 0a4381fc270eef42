import { getPageWords } from "#app/pages/shared/fixed-page.server.ts";
import type { PageContext } from "#app/pages/shared/page-context.server.ts";
import { getListPage } from "./list-page.server.ts";

/** Returns a page of the list of articles, the newest first. */
export async function getBlogPage(context: PageContext) {
  const words = await getPageWords("blog", context.edition);
  return { ...words, ...(await getListPage(context, context.edition.content.entries("blog"), words.page)) };
}
