import { expect, test } from "vitest";
import { getCampsitesPage } from "#app/pages/audiences/campsites-page.server.ts";
import { getFaqPage } from "#app/pages/faq/faq.server.ts";
import { getFinancingPage } from "#app/pages/financing/financing-page.server.ts";
import { getHomePage } from "#app/pages/home/home.server.ts";
import { getUnknownPage } from "#app/pages/unknown/unknown.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { siteWith, siteWithSettings } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

test("the financing pages say that nobody lends here, unless the settings say otherwise", async () => {
  const lending = siteWithSettings((settings) => settings.replace("credit: none", "credit: offered"));
  for (const [key, path] of [
    ["financing", "/financiacion"],
    ["financing-private-buyers", "/financiacion-particulares"],
    ["financing-businesses", "/financiacion-empresas"],
    ["financing-investors", "/financiacion-inversores"],
  ] as const) {
    expect((await getFinancingPage(key, at(path))).credit).toBe("No prestamos dinero ni buscamos quien lo preste.");
    expect((await getFinancingPage(key, at(path, lending))).credit).toBeNull();
  }
});

test("an unknown path shows the home page, and search engines should not keep it", async () => {
  const [unknown, home] = await Promise.all([getUnknownPage(fixture.edition("es")), getHomePage(at("/"))]);
  expect({ ...unknown, seo: undefined }).toEqual({ ...home, seo: undefined });
  expect(unknown.seo.canonical).toBeUndefined();
  expect(home.seo.canonical).toBe("https://www.lum.example/");
});

test("the frequent questions stand together by topic, in the order of their first question", async () => {
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

test("the lodgings of campsites add up their model's price, and say what the settings quote apart", async () => {
  const { lodging } = await getCampsitesPage(at("/campings"));
  expect(lodging).toMatchObject({ name: "LUM|NORTE", href: "/productos/lum-norte", price: 24_000, total: 72_000 });
  expect(lodging.apart.items).toEqual(["Cimentación.", "Transporte y grúa."]);
});
