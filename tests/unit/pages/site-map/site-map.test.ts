import { expect, test } from "vitest";
import { pageContext } from "#app/pages/page-context.server.ts";
import { getSiteMap, type MappedPage } from "#app/pages/site-map/site-map.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { siteWith } from "#tests/unit/copy-fixture-site.ts";

async function mapOf(site: Site, path = "/mapa-del-sitio") {
  const page = site.paths.find(path);
  if (!page) throw new Error("The frozen site has no site map.");
  return getSiteMap(pageContext(site, page));
}

function hrefsOf(pages: readonly MappedPage[]): string[] {
  return pages.flatMap(({ href, below }) => [href, ...hrefsOf(below)]);
}

test("every page that search engines may keep is in the site map once, apart from further pages of lists and itself", async () => {
  const expected = fixture.paths
    .all()
    .filter(({ key, alias, unlisted, number }) => !alias && !unlisted && !number && key !== "site-map")
    .map(({ path }) => path);
  const { groups } = await mapOf(fixture);
  expect(groups.flatMap(({ pages }) => hrefsOf(pages)).toSorted()).toEqual(expected.toSorted());
});

test("in another language the same pages are there, by their Spanish names where the home page is Spanish", async () => {
  const site = siteWith({
    "locales/ca.json": '{ "language": { "name": "Català", "direction": "ltr" } }',
    "content/ca/blog/madera-al-sol.md":
      "---\ntitle: Fusta al sol\nslug: fusta-al-sol\n---\n\nLa fusta es torna grisa.\n",
  });
  const own = (await mapOf(site, "/ca/mapa-del-sitio")).groups.flatMap(({ pages }) => pages);
  const original = (await mapOf(site)).groups.flatMap(({ pages }) => pages);
  const inCatalan = (href: string) => (href === "/" ? "/ca" : `/ca${href}`).replace("madera-al-sol", "fusta-al-sol");
  expect(hrefsOf(own)).toEqual(hrefsOf(original).map(inCatalan));
  const names = JSON.stringify(own);
  // The site map goes with the home page, which nobody has translated.
  expect(names).toContain('"Madera al sol');
  expect(names).toContain('"Ficha de LUM|NORTE"');
});
