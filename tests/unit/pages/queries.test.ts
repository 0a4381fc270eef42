import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentError } from "#app/content/content-error.ts";
import { chooseDesign } from "#app/designer/tool/choose-design.ts";
import { formatsIn } from "#app/i18n/formats.ts";
import { getAssistantData } from "#app/pages/assistant/assistant-data.server.ts";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getDesignerData } from "#app/pages/designer/designer-data.server.ts";
import { getFaqPage } from "#app/pages/faq/faq.server.ts";
import { getFinancingPage } from "#app/pages/financing/financing-page.server.ts";
import { comparedRows } from "#app/pages/models/comparison/compared-rows.ts";
import { compareModels } from "#app/pages/models/comparison/model-comparison.server.ts";
import { getModelPage } from "#app/pages/models/model-page.server.ts";
import { getModelsPage } from "#app/pages/models/models-page.server.ts";
import { getProductPage } from "#app/pages/product/product-page.server.ts";
import { getCatalogueDownload } from "#app/pages/shared/catalogue-download.server.ts";
import { getSiteMap, type MappedPage } from "#app/pages/site-map/site-map.server.ts";
import { getStoriesPage, getStoryPage } from "#app/pages/stories/stories.server.ts";
import { designOf } from "#app/routing/design-hash.ts";
import { findPageContext } from "#app/site/page-context.server.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { layTranslations } from "#tests/site/lay-translations.ts";
import {
  copyFixtureSite,
  fixtureFile,
  siteWith,
  siteWithSettings,
  withoutPriceContents,
} from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

const pageOf = (pattern: string, params = {}) => findPageContext(fixture, { pattern, params })?.page;

test("a slug that no published entry has is no page, nor is a route that is not in the route table", () => {
  for (const slug of ["nada", "licencia-y-terreno", "articulo-sin-terminar", "100%", "../contacto"]) {
    expect(pageOf("blog/:slug", { slug })).toBeUndefined();
  }
  expect(pageOf("404.json")).toBeUndefined();
});

test("a page that cannot be read has no name for the assistant while the site is written, and a build refuses it", () => {
  const broken = { "content/es/pages/about.md": "" };
  const writing = siteWith({ ...broken, "content/es/blog/vacio.md": "" }, { developing: true });
  const { pageNames } = getAssistantData(writing, "es", { developing: true });
  expect(pageNames["/contacto"]).toBe("Contacto");
  expect(Object.keys(pageNames)).not.toContain("/nosotros");
  expect(Object.keys(pageNames)).not.toContain("/blog/vacio");
  expect(() => getAssistantData(siteWith(broken), "es")).toThrow(ContentError);
});

test("the assistant has the names of the pages of a language, and suggests no Spanish question in another one", () => {
  const english = { language: { name: "English", direction: "ltr" }, footer: { models: "Models" } };
  const files = { "locales/en.json": JSON.stringify(english) };
  const { pageNames, suggestedQuestions } = getAssistantData(siteWith(files), "en");
  expect(pageNames).toMatchObject({ "/en/modelos": "Models", "/en/contacto": "Contacto" });
  expect(Object.keys(pageNames)).not.toContain("/contacto");
  expect(suggestedQuestions).toEqual([]);
  const own = "---\nsuggestedQuestions: [One?, Two?, Three?, Four?]\n---\n\nAnswer in a few sentences.\n";
  const translated = siteWith({ ...files, "content/en/assistant/asistente-virtual.md": own });
  expect(getAssistantData(translated, "en").suggestedQuestions).toContain("One?");
});

test("the data of the designer are its models, their plans in the words of the page, and its strings", async () => {
  const { models, catalogue, sets, strings } = await getDesignerData(fixture, "es");
  expect(models.map(({ id, plans }) => [id, plans.map(({ id: plan }) => plan)])).toEqual([
    ["lum-norte", ["planta"]],
    ["lum-sur", ["dos-alas", "noche-junta"]],
    ["lum-lienzo", ["ejemplo-l"]],
  ]);
  expect(models[0]).toMatchObject({ contactHref: "/contacto?modelo=lum-norte", measures: { price: 24_000 } });
  expect(models[2]?.measures).toBeNull();
  expect(JSON.stringify(models)).not.toContain("cutaway");
  expect(catalogue["sofa-bed"]?.sizes.length).toBeGreaterThan(1);
  expect(sets.map(({ use }) => use)).toEqual(["office", "guests", "guests", "holiday"]);
  expect(Object.keys(strings.original)).toEqual(["designerTool", "furnishing"]);
  expect(strings.own).toBeUndefined();
});

test("the designer of another language has its own strings, unless its page is in the original language", async () => {
  const root = copyFixtureSite();
  layTranslations(root, ["en"]);
  const inOriginal = await getDesignerData(openSite(root), "en");
  expect(inOriginal.models[0]?.contactHref).toMatch(/^\/en\/.*\?modelo=lum-norte$/);
  expect(inOriginal.strings.own).toBeUndefined();
  writeFileSync(join(root, "content/en/pages/designer.md"), "---\nheading: Designer\n---\n\nFurnish your module.\n");
  const { strings } = await getDesignerData(openSite(root), "en");
  expect(Object.keys(strings.own ?? {})).toEqual(["designerTool", "furnishing"]);
  expect(strings.own).not.toEqual(strings.original);
});

test("the plans of a product page lead to the designer with the plan as it is drawn", async () => {
  const { plans } = await getProductPage(at("/productos/lum-sur"));
  const data = await getDesignerData(fixture, "es");
  for (const { id, designer } of plans) {
    const [path, hash = ""] = designer.href.split(/(?=#)/);
    expect(path).toBe("/disenador");
    const { design, unread } = chooseDesign(data, { fragment: designOf(hash), last: undefined, model: "lum-norte" });
    expect([design.model, design.plan, unread]).toEqual(["lum-sur", id, undefined]);
  }
});

test("the financing pages say that nobody lends here, unless the settings say otherwise", async () => {
  const lending = siteWithSettings((settings) => settings.replace("credit: none", "credit: offered"));
  const creditOf = async (site?: Site) => (await getFinancingPage("financing", at("/financiacion", site))).credit;
  expect(await creditOf()).toBe("No prestamos dinero ni buscamos quien lo preste.");
  expect(await creditOf(lending)).toBeNull();
});

test("the frequent questions are grouped by topic, in the order of their first question", async () => {
  const item = (id: string, topic: string) =>
    `  - { id: ${id}, topic: ${topic}, question: Una, answer: Dos, href: /blog }`;
  const items = [item("a", "Uno"), item("b", "Dos"), item("c", "Uno")].join("\n");
  const text = `---\nitems:\n${items}\n---\n`;
  const site = siteWith({ "content/es/faq/preguntas-frecuentes.md": text });
  const { topics } = await getFaqPage(at("/preguntas-frecuentes", site));
  expect(topics.map(({ topic, questions }) => [topic, questions.map(({ id }) => id)])).toEqual([
    ["Uno", ["a", "c"]],
    ["Dos", ["b"]],
  ]);
});

test("the link of an answer names its page, the catalogue is a file, and the contact page does not lead to itself", async () => {
  const item = (id: string, href: string) =>
    `  - { id: ${id}, topic: Uno, question: Una, answer: Dos, href: ${href}, contact: true }`;
  const items = [item("a", "/blog"), item("b", "/catalogo.pdf"), item("c", "/contacto?modelo=lum-sur")].join("\n");
  const site = siteWith({ "content/es/faq/preguntas-frecuentes.md": `---\nitems:\n${items}\n---\n` });
  const { topics } = await getFaqPage(at("/preguntas-frecuentes", site));
  const labels = topics.flatMap(({ questions }) => questions.map(({ more }) => more?.label));
  expect(labels).toEqual(["Más en Blog", "Catálogo de modelos (PDF)", "Más en Contacto"]);
  const { questions } = await getContactPage(at("/contacto", site));
  expect(questions.map(({ more }) => more?.href)).toEqual(["/blog", "/catalogo.pdf", undefined]);
});

test("while the company has not said what the price includes, no page leads to it or has it", async () => {
  const silent = siteWithSettings(withoutPriceContents);
  const found = async (site?: Site) => ({
    product: (await getProductPage(at("/productos/lum-norte", site))).priceContents !== null,
    model: (await getModelPage(at("/lum-norte", site))).contentsHref,
    models: (await getModelsPage(at("/modelos", site))).contentsHref,
  });
  expect(await found(silent)).toEqual({ product: false, model: null, models: null });
  const href = "/productos/lum-norte#que-incluye";
  expect(await found()).toEqual({ product: true, model: href, models: href });
});

test("the options that the pictures show have their names in the page's language, and a model without any has none", async () => {
  const root = copyFixtureSite();
  layTranslations(root, ["en"]);
  const site = openSite(root);
  const picturedAt = async (path: string) => (await getProductPage(at(path, site))).pictured;
  expect(await picturedAt("/productos/lum-norte")).toEqual(["Tarima"]);
  expect(await picturedAt("/en/products/lum-norte")).toEqual(["Decking"]);
  expect(await picturedAt("/productos/lum-sur")).toEqual([]);
});

test("a story that is the only one leads to no other", async () => {
  const root = copyFixtureSite();
  rmSync(join(root, "content/es/stories/taller-en-el-olivar.md"));
  expect((await getStoryPage(at("/oficina-en-el-huerto", openSite(root)))).next).toBeNull();
});

test("a list without stories is empty, and search engines should not keep it", async () => {
  const root = copyFixtureSite();
  rmSync(join(root, "content/es/stories"), { recursive: true });
  const { stories, page, seo } = await getStoriesPage(at("/historias", openSite(root)));
  expect([stories, page.empty]).toEqual([[], "Todavía no hay ninguna historia que contar."]);
  expect(seo.canonical).toBeUndefined();
  expect((await getStoriesPage(at("/historias"))).seo.canonical).toBe("https://www.lum.example/historias");
});

test("the hours are a sentence in one language, also on a page whose language has no words for it", async () => {
  const span = "hours: [{ from: monday, to: friday, opens: 09:00, closes: 18:00 }]\n";
  const hoursIn = async (path: string, texts: object) => {
    const site = siteWith({
      "content/site.yaml": span + fixtureFile("content/site.yaml"),
      "content/en/pages/contact.md": fixtureFile("translations/en/pages/contact.md"),
      "locales/de.json": JSON.stringify({ language: { name: "Deutsch", direction: "ltr" } }),
      "locales/en.json": JSON.stringify({ language: { name: "English", direction: "ltr" }, ...texts }),
    });
    return (await getContactPage(at(path, site))).contact.hours;
  };
  const spanish = ["De lunes a viernes, de 09:00 a 18:00"];
  expect(await hoursIn("/contacto", {})).toEqual(spanish);
  expect(await hoursIn("/en/contacto", {})).toEqual(spanish);
  // Shown in the original's words as a whole.
  expect(await hoursIn("/de/contacto", {})).toEqual(spanish);
  const contact = { hoursOfDays: "{{from}} to {{to}}, {{opens}} to {{closes}}" };
  expect(await hoursIn("/en/contacto", { contact })).toEqual(["Monday to Friday, 09:00 to 18:00"]);
});

test("a catalogue of the company's own takes its place", () => {
  const url = "https://www.lum.example/catalogo-propio.pdf";
  const site = siteWithSettings((settings) => settings.replace("catalogo: { url: }", `catalogo: { url: ${url} }`));
  expect(getCatalogueDownload(site.edition("es"))).toEqual({ href: url, bytes: null });
});

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

const edition = fixture.edition("es");
const comparison = await compareModels(edition);
const groups = comparedRows(comparison, edition.t, formatsIn("es"));
const plain = (text: string) => text.replaceAll("\u00A0", " ");
/** The values of a row, in the order of the models. */
function valuesOf(label: string) {
  const row = groups
    .flatMap(({ bespoke, rows }) => rows.map((each) => ({ ...each, bespoke })))
    .find((candidate) => candidate.label === label);
  if (!row) throw new Error(`The comparison has no row «${label}».`);
  return comparison.models.map(({ fixed }) => {
    const value = fixed ? row.read(fixed) : row.bespoke;
    return typeof value === "string" ? plain(value) : value;
  });
}

test("sizes and space are those of the models and their first plans", () => {
  expect(valuesOf("Largo exterior")).toEqual(["6,0 m", "10,0 m", "a medida"]);
  expect(valuesOf("Alto, del terreno a la cubierta")).toEqual(["3,26 m", "3,26 m", "a medida"]);
  expect(valuesOf("Superficie útil")).toEqual(["15,40 m²", expect.stringMatching(/^3\d,\d\d m²$/), "según proyecto"]);
  expect(valuesOf("Dormitorios")).toEqual(["sofá cama", "2", "según proyecto"]);
});

test("the weight is a row as soon as one model has it", () => {
  expect(valuesOf("Peso")).toEqual(["por confirmar", "8.400 kg", "a medida"]);
  const models = comparison.models.map(({ fixed, ...model }) => ({
    ...model,
    fixed: fixed && { ...fixed, weight: null },
  }));
  const labels = comparedRows({ ...comparison, models }, edition.t, formatsIn("es")).flatMap(({ rows }) =>
    rows.map(({ label }) => label),
  );
  expect(labels).not.toContain("Peso");
  expect(labels).toContain("Largo exterior");
});

test("each kind of foundation that any model has is a row, and the ground decides for the bespoke one", () => {
  expect(comparison.foundations).toEqual(["screws", "pads", "slab"]);
  expect(valuesOf("Tornillos")).toEqual([true, false, "según suelo"]);
  expect(valuesOf("Zapatas o dados de hormigón")).toEqual([true, true, "según suelo"]);
  expect(valuesOf("Losa")).toEqual([false, true, "según suelo"]);
});
