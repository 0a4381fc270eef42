import type { PageContext } from "#app/pages/shared/page-context.server.ts";
import { getGroupsPage } from "./audience-page.server.ts";
import { priceLodging } from "./lodging.server.ts";

/** Returns the page for campsites, with the sum of its example of lodgings. */
export async function getCampsitesPage(context: PageContext) {
  const { page, ...rest } = await getGroupsPage("campsites", context);
  const { lodging, ...words } = page;
  return { ...rest, page: words, lodging: await priceLodging(lodging, context.edition) };
}
