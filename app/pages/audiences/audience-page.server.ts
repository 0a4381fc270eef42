import { applicationModel, getModels } from "#app/pages/models/models.server.ts";
import { getFixedPage } from "#app/pages/shared/fixed-page.server.ts";
import { otherPages } from "#app/pages/shared/other-pages.server.ts";
import type { PageContext } from "#app/pages/shared/page-context.server.ts";
import { withFragments } from "./use-group.ts";

/** Keys of the pages of this subject, in the order of the links to them. */
const keys = ["private-buyers", "businesses", "campsites", "investors"] as const;

type Key = (typeof keys)[number];

/** Returns the page of an audience, with the links to those of the others. The headings are too long for a link. */
export async function getAudiencePage<Own extends Key>(key: Own, context: PageContext) {
  const others = otherPages(context, keys, (other) => context.edition.t(`otherPages.${other}`));
  return { ...(await getFixedPage(key, context)), others };
}

/** Returns a page of uses in groups, otherwise like `getApplicationsPage`. */
export async function getGroupsPage<Own extends "businesses" | "campsites">(key: Own, context: PageContext) {
  const { page, ...rest } = await getApplicationsPage(key, context);
  return { ...rest, page: { ...page, groups: withFragments(page.groups) } };
}

/** Returns a page of uses, with name, path and size of every model that a use may name. */
export async function getApplicationsPage<Own extends Exclude<Key, "investors">>(key: Own, context: PageContext) {
  const models = getModels(context.edition).map(applicationModel);
  return { ...(await getAudiencePage(key, context)), models };
}
