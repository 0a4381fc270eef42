import { applicationModel, getModels } from "#app/pages/models/models.server.ts";
import { getFixedPage } from "#app/pages/shared/fixed-page.server.ts";
import { otherPages } from "#app/pages/shared/other-pages.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { priceLodging } from "./lodging.server.ts";

/** Keys of the pages of this subject, in the order of the links to them. */
const keys = ["private-buyers", "businesses", "campsites", "investors"] as const;

type Key = (typeof keys)[number];

/**
 * Returns the page of an audience, with name, path and size of every model that a use may name, and with the links to
 * the pages of the others, whose headings are too long for a link.
 */
export async function getAudiencePage<Own extends Key>(key: Own, context: PageContext) {
  const models = getModels(context.edition).map(applicationModel);
  const others = otherPages(context, keys, (other) => context.edition.t(`otherPages.${other}`));
  return { ...(await getFixedPage(key, context)), models, others };
}

/** Returns the page for campsites, with the sum of its example of lodgings. */
export async function getCampsitesPage(context: PageContext) {
  const { page, ...rest } = await getAudiencePage("campsites", context);
  const { lodging, ...words } = page;
  return { ...rest, page: words, lodging: await priceLodging(lodging, context.edition) };
}

/** Returns the page for investors, with the sum of its example of a first stage. */
export async function getInvestorsPage(context: PageContext) {
  const { page, ...rest } = await getAudiencePage("investors", context);
  const { stage, ...words } = page;
  return { ...rest, page: words, stage: await priceLodging(stage, context.edition) };
}
