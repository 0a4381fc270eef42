import { getFixedPage, getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import { otherPages } from "#app/pages/shared/other-pages.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";

/** Keys of the pages about paying. */
export type FinancingPageKey =
  | "financing"
  | "financing-private-buyers"
  | "financing-businesses"
  | "financing-investors";

/**
 * Returns a page about paying, with the sentence that the company neither lends nor mediates; null if the settings do
 * not say so. The sentence is written once, on the hub.
 */
export async function getFinancingPage<Key extends FinancingPageKey>(key: Key, context: PageContext) {
  const { edition } = context;
  const [fixed, hub] = await Promise.all([getFixedPage(key, context), getPageContent("financing", edition)]);
  return { ...fixed, credit: edition.content.site().credit === "none" ? hub.page.credit : null };
}

/** Keys of the pages about paying for one kind of buyer, in the order of links to them. */
const buyerKeys = ["financing-private-buyers", "financing-businesses", "financing-investors"] as const;

/** Returns a page about paying for one kind of buyer, with the links to those of the others. */
export async function getBuyerFinancingPage<Key extends (typeof buyerKeys)[number]>(key: Key, context: PageContext) {
  return { ...(await getFinancingPage(key, context)), others: otherPages(context, buyerKeys) };
}
