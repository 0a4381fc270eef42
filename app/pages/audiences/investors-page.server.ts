import type { PageContext } from "#app/pages/shared/page-context.server.ts";
import { getAudiencePage } from "./audience-page.server.ts";
import { priceLodging } from "./lodging.server.ts";

/** Returns the page for investors, with the sum of its example of a first stage. */
export async function getInvestorsPage(context: PageContext) {
  const { page, ...rest } = await getAudiencePage("investors", context);
  const { stage, ...words } = page;
  return { ...rest, page: words, stage: await priceLodging(stage, context.edition) };
}
