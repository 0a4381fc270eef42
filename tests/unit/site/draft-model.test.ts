import { expect, test } from "vitest";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getModelsPage } from "#app/pages/models/models-page.server.ts";
import { getSiteMap } from "#app/pages/site-map/site-map.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { siteRoutes } from "#app/site/site-routes.server.ts";
import { collectCatalogue } from "#scripts/catalogue/content/collect-catalogue.ts";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

const file = "content/es/models/lum-este.md";
const model = fixtureFile("content/es/models/lum-norte.md").replace(/^name: .*/m, "name: LUM|ESTE");

test("a site with a draft of a model says what it says without it", async () => {
  const draft = model.replace("---\n", "---\ndraft: true\n");
  expect(await said({ [file]: draft })).toBe(await said({}));
  expect(openSite(copyFixtureSite({ [file]: draft })).paths.find("/lum-este")).toBeUndefined();
  expect(openSite(copyFixtureSite({ [file]: model })).paths.find("/lum-este")).toBeDefined();
});

/** Returns what paths, pages, catalogue, assistant and facts of a site say, with other files than the frozen one. */
async function said(files: Readonly<Record<string, string>>): Promise<string> {
  const site = openSite(copyFixtureSite(files));
  const facts = site.edition("es").content.facts();
  return JSON.stringify([
    siteRoutes(site),
    await getModelsPage(at("/modelos", site)),
    await getContactPage(at("/contacto", site)),
    await getSiteMap(at("/mapa-del-sitio", site)),
    await collectCatalogue(site, "es", "2026-11"),
    await collectKnowledge(site, "es"),
    [...facts.entries()],
  ]);
}
