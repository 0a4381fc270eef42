import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import { withoutMarks } from "#app/i18n/original-text.ts";
import { pageContext } from "#app/pages/page-context.server.ts";
import { getSiteMap, type MappedPage } from "#app/pages/site-map/site-map.server.ts";
import { localePrefix } from "#app/routing/paths.ts";
import type { Site } from "#app/site/site.server.ts";
import { formatPageList, type PageList } from "./llms-text.ts";
import { twinFile } from "./page-twin.ts";

/** Name of the file, at the root of each language. */
const listFile = "llms.txt";

/**
 * Writes the list of twins of every language that has some, in the groups of the site map.
 *
 * @param descriptions What each page with a twin says of itself, by its path.
 */
export async function writeTwinLists(
  site: Site,
  client: string,
  descriptions: ReadonlyMap<string, string>,
): Promise<void> {
  for (const locale of site.locales.names()) {
    const list = await collectPageList(site, locale, descriptions);
    if (list.groups.length === 0) continue;
    const file = join(client, localePrefix(locale, defaultLocale), listFile);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatPageList(list));
  }
}

/** Returns the pages of a language that have a twin, in the groups of the site map. */
export async function collectPageList(
  site: Site,
  locale: string,
  descriptions: ReadonlyMap<string, string>,
): Promise<PageList> {
  const { content, pathTo } = site.edition(locale);
  const { url, brand } = content.site();
  const map = site.paths.find(pathTo("site-map"));
  if (!map) throw new Error(`The language «${locale}» has no site map.`);
  const { groups } = await getSiteMap(pageContext(site, map));
  const listed = groups.map(({ title, pages }) => ({
    title: withoutMarks(title),
    pages: pages.flatMap(withThoseBelow).flatMap(({ name, href }) => {
      const description = descriptions.get(href);
      const twin = encodeURI(`${url}/${twinFile(href)}`);
      return description === undefined ? [] : [{ name: withoutMarks(name), url: twin, description }];
    }),
  }));
  return {
    brand,
    summary: descriptions.get(pathTo("home")) ?? descriptions.get(site.paths.to(defaultLocale)("home")) ?? "",
    groups: listed.filter(({ pages }) => pages.length > 0),
  };
}

function withThoseBelow(page: MappedPage): MappedPage[] {
  return [page, ...page.below.flatMap(withThoseBelow)];
}
