import { expect, test } from "vitest";
import { getSiteMap, type MappedPage } from "#app/pages/site-map/site-map.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

function hrefsOf(pages: readonly MappedPage[]): string[] {
  return pages.flatMap(({ href, below }) => [href, ...hrefsOf(below)]);
}

test("every page that search engines may keep is in the site map once, apart from further pages of lists and itself", async () => {
  const expected = fixture.paths
    .all()
    .filter(({ key, alias, unlisted, number }) => !alias && !unlisted && !number && key !== "site-map")
    .map(({ path }) => path);
  const { groups } = await getSiteMap(at("/mapa-del-sitio"));
  expect(groups.flatMap(({ pages }) => hrefsOf(pages)).toSorted()).toEqual(expected.toSorted());
});
