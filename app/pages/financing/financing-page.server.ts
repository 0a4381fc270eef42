import type { OtherPagesProps } from "#app/components/other-pages/other-pages.tsx";
import { type FixedPage, getFixedPage, getPageWords } from "#app/pages/fixed-page.server.ts";
import { otherPages } from "#app/pages/other-pages.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";

/** Keys of the pages about paying. */
export type FinancingPageKey =
  | "financing"
  | "financing-private-buyers"
  | "financing-businesses"
  | "financing-investors";

/** The loader data of a page about paying. */
export interface FinancingPage<Key extends FinancingPageKey> extends FixedPage<Key> {
  /** The sentence that the company neither lends nor mediates; null where the settings do not say so. */
  readonly credit: string | null;
}

/** Returns a page about paying. The sentence on lending is written once, on the hub. */
export async function getFinancingPage<Key extends FinancingPageKey>(
  key: Key,
  context: PageContext,
): Promise<FinancingPage<Key>> {
  const { edition } = context;
  const [fixed, hub] = await Promise.all([getFixedPage(key, context), getPageWords("financing", edition)]);
  return { ...fixed, credit: edition.content.site().credit === "none" ? hub.page.credit : null };
}

/** Keys of the pages about paying for one kind of buyer, in the order of links to them. */
const buyerKeys = ["financing-private-buyers", "financing-businesses", "financing-investors"] as const;

/** The loader data of such a page. */
interface BuyerFinancingPage<Key extends FinancingPageKey> extends FinancingPage<Key> {
  readonly others: OtherPagesProps;
}

/** Returns a page about paying for one kind of buyer, with the links to those of the others. */
export async function getBuyerFinancingPage<Key extends (typeof buyerKeys)[number]>(
  key: Key,
  context: PageContext,
): Promise<BuyerFinancingPage<Key>> {
  return { ...(await getFinancingPage(key, context)), others: otherPages(context, buyerKeys) };
}
