import type { PublicPath } from "#app/routing/list-paths.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { pageName } from "#app/site/page-name.server.ts";
import { parentPage } from "#app/site/page-trail.server.ts";
import { siteMapGroups, siteMapLabels } from "./site-map-groups.ts";

/** A page of the site map, with those below it. */
export interface MappedPage {
  readonly name: string;
  readonly href: string;
  readonly below: readonly MappedPage[];
}

/** The site map lists up to this many articles; beyond that, the newest ones and the further pages of their list. */
const shownPosts = 100;

/**
 * Returns the site map of a language: every page that search engines may keep in one of the languages, by groups. One
 * that is not translated has its Spanish name, unless the map has a label for it.
 */
export async function getSiteMap(context: PageContext) {
  const { site, edition } = context;
  const { t } = edition;
  const pages = mappedPages(context);
  const nameOf = (mapped: PublicPath) => {
    const label = siteMapLabels[mapped.key];
    if (!label) return pageName(edition, mapped);
    // Models and their product pages have the same id.
    return t(label, { name: edition.content.entry("models", mapped.id)?.data.name });
  };
  const byParent = Map.groupBy(pages, (mapped) => parentPage(site, mapped)?.path);
  const tree = (mapped: PublicPath): MappedPage => ({
    name: nameOf(mapped),
    href: mapped.path,
    below: (byParent.get(mapped.path) ?? []).map(tree),
  });
  const groups = [...siteMapGroups].map(([title, keys]) => ({
    title: t(title),
    pages: keys.flatMap((key) => pages.filter((mapped) => mapped.key === key)).map(tree),
  }));
  return {
    seo: await pageSeo(context, { title: t("siteMap.title"), description: t("siteMap.description") }),
    groups: groups.filter(({ pages: shown }) => shown.length > 0),
  };
}

function mappedPages({ site, page }: PageContext): PublicPath[] {
  const listed = site.paths
    .all()
    .filter(({ locale, alias, unlisted }) => locale === page.locale && alias === undefined && !unlisted);
  const isLarge = listed.filter(({ key }) => key === "post").length > shownPosts;
  const left = new Set(listed.filter(({ key }) => key === "post").slice(shownPosts));
  return listed.filter(
    (other) => (other.number === undefined || (isLarge && other.key === "blog-page")) && !left.has(other),
  );
}
