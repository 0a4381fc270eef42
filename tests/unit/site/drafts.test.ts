import { expect, test } from "vitest";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getModelPage } from "#app/pages/models/model-page.server.ts";
import { getModelsPage } from "#app/pages/models/models-page.server.ts";
import { getProductPage } from "#app/pages/product/product-page.server.ts";
import { getSiteMap } from "#app/pages/site-map/site-map.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { pageContext } from "#app/site/page-context.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { siteRoutes } from "#app/site/site-routes.server.ts";
import { collectCatalogue } from "#scripts/catalogue/content/collect-catalogue.ts";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { copyFixtureSite, fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

const file = "content/es/models/lum-este.md";
const model = fixtureFile("content/es/models/lum-norte.md").replace(/^name: .*/m, "name: LUM|ESTE");

test("a site with a draft of a model says what it says without it", async () => {
  const draft = model.replace("---\n", "---\ndraft: true\n");
  expect(await said({ [file]: draft })).toBe(await said({}));
  expect(openSite(copyFixtureSite({ [file]: draft })).paths.find("/lum-este")).toBeUndefined();
  expect(openSite(copyFixtureSite({ [file]: model })).paths.find("/lum-este")).toBeDefined();
});

test("writers of a draft of a model see its two pages, although no card names it", async () => {
  const draft = model.replace("---\n", "---\ndraft: true\n");
  const site = openSite(copyFixtureSite({ [file]: draft }), { developing: true });
  expect((await getModelPage(at("/lum-este", site))).drawing.drawingAlt).toBe("LUM|ESTE");
  expect(JSON.stringify(await getProductPage(at("/productos/lum-este", site)))).toContain("LUM|ESTE");
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
    [...facts.texts],
  ]);
}

// A translation that its translator keeps back with `draft: true`.

const article = "blog/madera-al-sol";

function open(draft: boolean, files: Readonly<Record<string, string>> = {}) {
  return siteWith({
    "locales/ca.json": JSON.stringify({ language: { name: "Català", direction: "ltr" } }),
    [`content/ca/${article}.md`]: `---\ntitle: Fusta al sol\nslug: fusta-al-sol\ndraft: ${draft}\n---\n\nFusta.\n`,
    "content/ca/pages/about.md": `---\ntitle: Nosaltres\ndraft: ${draft}\n---\n\nFem cases.\n`,
    ...files,
  });
}

test("visitors see the original in place of an unfinished translation, of entries and fixed pages", async () => {
  const finished = open(false).edition("ca").content;
  expect(finished.entry("blog", "madera-al-sol")).toMatchObject({
    slug: "fusta-al-sol",
    data: { title: "Fusta al sol" },
  });
  expect(finished.page("about").data.title).toBe("Nosaltres");
  const site = open(true);
  const { content } = site.edition("ca");
  const original = site.edition("es").content;
  expect(content.entry("blog", "madera-al-sol")).toMatchObject({
    slug: "madera-al-sol",
    data: { title: original.entry("blog", "madera-al-sol")?.data.title },
  });
  expect(content.page("about").data.title).toBe(original.page("about").data.title);
  const page = { locale: "ca", key: "about", path: "/ca/sobre-nosotros" } as const;
  expect((await pageSeo(pageContext(site, page), { title: "A", description: "B" })).noindex).toBe(true);
});

test("the original decides whether a page is published", () => {
  const original = fixtureFile(`content/es/${article}.md`);
  const site = open(false, { [`content/es/${article}.md`]: original.replace(/^date:/m, "draft: true\ndate:") });
  expect(site.edition("ca").content.entry("blog", "madera-al-sol")).toBeUndefined();
});
