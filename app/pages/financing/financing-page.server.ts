import { type FixedPage, getFixedPage, getPageWords } from "#app/pages/fixed-page.server.ts";
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
