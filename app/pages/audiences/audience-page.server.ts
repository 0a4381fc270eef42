import { applicationModel, getModels } from "#app/pages/models/models.server.ts";
import { getFixedPage } from "#app/pages/shared/fixed-page.server.ts";
import { otherPages } from "#app/pages/shared/other-pages.server.ts";
import type { PageContext } from "#app/pages/shared/page-context.server.ts";
import { withFragments } from "./use-group.ts";

/** Keys of the pages of this subject, in the order of the links to them. */
const keys = ["private-buyers", "businesses", "campsites", "investors"] as const;

type Key = (typeof keys)[number];

/** Returns a page of uses in groups, otherwise like `getAudiencePage`. */
export async function getGroupsPage<Own extends "private-buyers" | "businesses" | "campsites">(
  key: Own,
  context: PageContext,
) {
  const { page, ...rest } = await getAudiencePage(key, context);
  return { ...rest, page: { ...page, groups: withFragments(page.groups) } };
}

/**
 * Returns the page of an audience, with name, path and size of every model that a use may name, and with the links to
 * the pages of the others, whose headings are too long for a link.
 */
export async function getAudiencePage<Own extends Key>(key: Own, context: PageContext) {
  const models = getModels(context.edition).map(applicationModel);
  const others = otherPages(context, keys, (other) => context.edition.t(`otherPages.${other}`));
  return { ...(await getFixedPage(key, context)), models, others };
}
