import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import { applicationModel, getModels } from "#app/pages/models/models.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { otherAudiences } from "./other-audiences.server.ts";

/** Keys of the pages of uses. */
export type ApplicationsPageKey = "private-buyers" | "businesses" | "campsites";

/** Returns a page of uses, with name, path and price of every model that a use may name. */
export async function getApplicationsPage<Key extends ApplicationsPageKey>(key: Key, context: PageContext) {
  const fixed = await getFixedPage(key, context);
  const models = getModels(context.edition).map(applicationModel);
  return { ...fixed, models, others: otherAudiences(context) };
}
