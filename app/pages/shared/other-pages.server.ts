import type { OtherPagesProps } from "#app/components/other-pages/other-pages.tsx";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { FixedRouteKey } from "#app/routing/route-table.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { pageName } from "#app/site/page-name.server.ts";

/**
 * Returns the links to the pages of these keys, in their order, without the page itself.
 *
 * @param nameOf Returns what a link says; by default it is the name of the page.
 */
export function otherPages<const Key extends FixedRouteKey>(
  { page, edition }: Pick<PageContext, "page" | "edition">,
  keys: readonly Key[],
  nameOf: (key: Key, page: PublicPath) => string = (_, other) => pageName(edition, other),
): OtherPagesProps {
  const { pathTo, locale, t } = edition;
  const others = keys.filter((key) => key !== page.key);
  return {
    title: t("otherPages.title"),
    pages: others.map((key) => {
      const href = pathTo(key);
      return { name: nameOf(key, { path: href, locale, key }), href };
    }),
  };
}
