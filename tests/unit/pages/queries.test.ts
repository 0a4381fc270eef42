import { expect, test } from "vitest";
import { getApplicationsPage } from "#app/pages/audiences/applications-page.server.ts";
import { getCampsitesPage } from "#app/pages/audiences/campsites-page.server.ts";
import { getProcessPage } from "#app/pages/company/process-page.server.ts";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getDesignerPage } from "#app/pages/designer/designer.server.ts";
import { getFaqPage } from "#app/pages/faq/faq.server.ts";
import { getFinancingPage } from "#app/pages/financing/financing-page.server.ts";
import { getHomePage } from "#app/pages/home/home.server.ts";
import { getNewsletterPage } from "#app/pages/newsletter/newsletter.server.ts";
import { getUnknownPage } from "#app/pages/unknown/unknown.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { at, fixtureFile } from "#tests/unit/pages/page-at.ts";

test("a phase of the process has the time and the payment of the settings, null where they have none", async () => {
  const { phases } = await getProcessPage(at("/proceso"));
  expect(phases.map(({ number, weeks, payment }) => [number, weeks, payment])).toEqual([
    ["01", "2 a 3 semanas", "20 % al firmar"],
    ["02", "6 semanas", null],
    ["03", null, null],
  ]);
});

const financingPages = [
  ["financing", "/financiacion"],
  ["financing-private-buyers", "/financiacion-particulares"],
  ["financing-businesses", "/financiacion-empresas"],
  ["financing-investors", "/financiacion-inversores"],
] as const;

test.each(financingPages)(
  "the page «%s» says that nobody lends here, unless the settings say otherwise",
  async (key, path) => {
    expect((await getFinancingPage(key, at(path))).credit).toBe("No prestamos dinero ni buscamos quien lo preste.");
    const settings = fixtureFile("content/site.yaml").replace("credit: none", "credit: offered");
    const site = openSite(copyFixtureSite({ "content/site.yaml": settings }));
    expect((await getFinancingPage(key, at(path, site))).credit).toBeNull();
  },
);

test("an unknown path shows the home page, and search engines should not keep it", async () => {
  const [unknown, home] = await Promise.all([getUnknownPage(fixture.edition("es")), getHomePage(at("/"))]);
  expect({ ...unknown, seo: undefined }).toEqual({ ...home, seo: undefined });
  expect(unknown.seo.canonical).toBeUndefined();
  expect(home.seo.canonical).toBe("https://www.lum.example/");
});

test("the home page shows the plan of the largest model and the designer that of the smallest", async () => {
  const [home, designer] = await Promise.all([getHomePage(at("/")), getDesignerPage(at("/disenador"))]);
  expect([home.plan.length, home.plan.depth]).toEqual([10_000, 4500]);
  expect([designer.plan.length, designer.plan.depth]).toEqual([6000, 3200]);
});

test("the contact page has what the settings say, numbers tied to their words, and every model", async () => {
  const { contact, models } = await getContactPage(at("/contacto"));
  expect(contact).toEqual({
    email: "equipo@lum.example",
    telephone: "+34 978 000 111",
    address: "Camino de ejemplo,\u00A07, 44999\u00A0Peñaclara (Teruel), España",
    hours: [],
  });
  expect(models.map(({ id }) => id)).toEqual(["lum-norte", "lum-sur", "lum-lienzo"]);
});

test("the frequent questions stand together by topic, in the order of their first question", async () => {
  const item = (id: string, topic: string) =>
    `  - { id: ${id}, topic: ${topic}, question: Una, answer: Dos, href: /blog }`;
  const items = [item("a", "Uno"), item("b", "Dos"), item("c", "Uno")].join("\n");
  const text = `---\nitems:\n${items}\n---\n`;
  const site = openSite(copyFixtureSite({ "content/es/faq/preguntas-frecuentes.md": text }));
  const { topics } = await getFaqPage(at("/preguntas-frecuentes", site));
  expect(topics.map(({ topic, questions }) => [topic, questions.map(({ id }) => id)])).toEqual([
    ["Uno", ["a", "c"]],
    ["Dos", ["b"]],
  ]);
});

test("a frequent question links to where it goes on", async () => {
  const { topics } = await getFaqPage(at("/preguntas-frecuentes"));
  const links = topics.flatMap(({ questions }) => questions.map(({ id, href }) => [id, href]));
  expect(Object.fromEntries(links)).toEqual({
    modelos: "/modelos",
    precio: "/blog/cuentas-claras",
    licencia: "/blog/permisos-sin-prisa",
    transporte: "/contacto",
    hipoteca: "/financiacion-particulares",
    contacto: "/contacto",
  });
});

test("the contact page answers the questions that say so, without links to itself", async () => {
  const { questions, replyDays } = await getContactPage(at("/contacto"));
  expect(questions.map(({ id, href }) => [id, href])).toEqual([
    ["precio", "/blog/cuentas-claras"],
    ["transporte", null],
  ]);
  expect(replyDays).toBe(2);
});

test("a page of uses knows every model that a use may name", async () => {
  const { models } = await getApplicationsPage("campsites", at("/campings"));
  expect(models).toContainEqual({
    id: "lum-sur",
    name: "LUM|SUR",
    href: "/lum-sur",
    measures: { length: 10, width: 4.5, price: 56_250 },
    pricePerMetre: 1250,
  });
  expect(models).toContainEqual(expect.objectContaining({ id: "lum-lienzo", measures: null, pricePerMetre: 1250 }));
  expect(models).toHaveLength(3);
});

test("the lodgings of campsites add up their model's price, and say what the settings quote apart", async () => {
  const { lodging } = await getCampsitesPage(at("/campings"));
  expect(lodging).toMatchObject({ name: "LUM|NORTE", href: "/productos/lum-norte", price: 24_000, total: 72_000 });
  expect(lodging.apart.items).toEqual(["Cimentación.", "Transporte y grúa."]);
});

test("while the settings quote nothing apart, the lodgings have their own list", async () => {
  const settings = fixtureFile("content/site.yaml").replace(/^excluded: .*$/m, "excluded: []");
  const site = openSite(copyFixtureSite({ "content/site.yaml": settings }));
  const { lodging } = await getCampsitesPage(at("/campings", site));
  expect(lodging.apart.items).toEqual(["El mobiliario de cada alojamiento."]);
});

test("the page of the newsletter has no words of the email, which the function sends", async () => {
  const { page, email } = await getNewsletterPage(at("/boletin"));
  expect(page).not.toHaveProperty("mail");
  expect(email).toBe(fixture.edition("es").content.site().contacto.email);
});
