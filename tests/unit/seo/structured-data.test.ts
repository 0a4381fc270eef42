import { expect, test } from "vitest";
import type { SiteData } from "#app/content/schemas/site.ts";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getHomePage } from "#app/pages/home/home.server.ts";
import { getModelPage } from "#app/pages/models/model-page.server.ts";
import { getProductPage } from "#app/pages/product/product-page.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import { describeBusiness } from "#app/seo/structured-data/local-business.ts";
import { describeModel } from "#app/seo/structured-data/product.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { siteWithSettings } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

const url = "https://www.lum.example";
const settings = fixture.edition("es").content.site();

/** Returns what a page tells search engines of one type. */
function thing({ seo }: { readonly seo: Seo }, type: string): unknown {
  const { "@graph": things } = JSON.parse(seo.structuredData ?? '{"@graph":[]}');
  return things.find((candidate: { "@type": string }) => candidate["@type"] === type);
}

/** Returns the facts that every page of the frozen site has, with other settings. */
function factsWith(changes: Partial<SiteData>) {
  const site = { ...settings, ...changes };
  return { site, url, language: "es", description: "", surfaceName: "Superficie", plain: (text: string) => text };
}

test("the home page describes the company and the site, with the facts of the settings", async () => {
  const home = await getHomePage(at("/"));
  expect(thing(home, "Organization")).toMatchObject({
    "@id": `${url}/#organization`,
    name: "LUM",
    legalName: "Lum de ejemplo, S. L.",
    taxID: "B11111111 (NIF de ejemplo)",
    sameAs: ["https://instagram.lum.example", "https://linkedin.lum.example"],
  });
  const publisher = { "@id": `${url}/#organization` };
  expect(thing(home, "WebSite")).toMatchObject({ name: "LUM", url: `${url}/`, inLanguage: ["es"], publisher });
});

test("a company without social networks names none", async () => {
  const site = siteWithSettings((text) => text.replace(/^social:\n(?: .*\n)+/m, "social: []\n"));
  expect(thing(await getHomePage(at("/", site)), "Organization")).not.toHaveProperty("sameAs");
});

test("the contact page describes the place of the company, without hours that it has not given", async () => {
  const page = await getContactPage(at("/contacto"));
  const business = thing(page, "LocalBusiness");
  expect(business).toMatchObject({
    "@id": `${url}/contacto#business`,
    telephone: "+34 978 000 111",
    email: "equipo@lum.example",
    address: { "@type": "PostalAddress", addressLocality: "Peñaclara", addressRegion: "Teruel" },
    parentOrganization: { "@id": `${url}/#organization` },
  });
  expect(business).not.toHaveProperty("openingHoursSpecification");
  expect(page.contact.hours).toEqual([]);
});

test("hours of the settings are those of the page, days of the week one by one", async () => {
  const hours = `hours:
  - { from: monday, to: thursday, opens: 09:00, closes: 18:30 }
  - { from: friday, opens: 08:00, closes: 15:00 }
  - { from: saturday, to: monday, opens: 10:00, closes: 12:00 }
`;
  const page = await getContactPage(
    at(
      "/contacto",
      siteWithSettings((text) => `${text}\n${hours}`),
    ),
  );
  expect(page.contact.hours).toEqual([
    "De lunes a jueves, de 09:00 a 18:30",
    "Viernes, de 08:00 a 15:00",
    "De sábado a lunes, de 10:00 a 12:00",
  ]);
  expect(thing(page, "LocalBusiness")).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "09:00", closes: "18:30" },
      { dayOfWeek: ["Friday"] },
      { dayOfWeek: ["Saturday", "Sunday", "Monday"] },
    ],
  });
});

test.each([
  ["Calle Mayor, 1, 12500 Vinaroz", { streetAddress: "Calle Mayor, 1", postalCode: "12500", addressCountry: "ES" }],
  ["Calle Mayor, 1, 12500 Vinaròs, Castellón, España", { addressLocality: "Vinaròs", addressRegion: "Castellón" }],
  ["Polígono Sur 03690 Alicante, España", { streetAddress: "Polígono Sur", addressLocality: "Alicante" }],
  ["Apartado de correos de Vinaroz", "Apartado de correos de Vinaroz"],
])("the postal address «%s» is told in its parts, or as it is written", (direccion, address) => {
  const facts = factsWith({ contacto: { ...settings.contacto, direccion } });
  expect(describeBusiness(facts)).toMatchObject({ address });
});

test("a model is the same thing on both of its pages, with its measures, and without a price while taxes are unset", async () => {
  const [presentation, product] = await Promise.all([
    getModelPage(at("/lum-norte")),
    getProductPage(at("/productos/lum-norte")),
  ]);
  const described = thing(product, "Product");
  expect(described).toMatchObject({
    "@id": `${url}/productos/lum-norte#product`,
    url: `${url}/productos/lum-norte`,
    name: "LUM|NORTE",
    depth: { "@type": "QuantitativeValue", unitCode: "MTR" },
    additionalProperty: { name: "Superficie exterior", value: 19.2, unitCode: "MTK" },
    image: product.images.map(({ src }) => expect.stringContaining(url + src)),
  });
  expect(described).not.toHaveProperty("offers");
  expect(thing(presentation, "Product")).toMatchObject({ "@id": `${url}/productos/lum-norte#product` });
});

test.each([
  [{ prices: "included", rate: 10 }, true],
  [{ prices: "excluded", rate: 21 }, false],
] as const)("with taxes set to %o a model is offered at its price and at that of a square metre", (vat, included) => {
  const measures = { length: 6, width: 3.2, surface: 19.2, price: 24_000 };
  const model = { name: "LUM|NORTE", productHref: "/productos/lum-norte", measures };
  const price = { priceCurrency: "EUR", valueAddedTaxIncluded: included };
  expect(describeModel(factsWith({ vat }), { type: "model", model, pictures: [] })).toMatchObject({
    offers: {
      price: 24_000,
      seller: { "@id": `${url}/#organization` },
      priceSpecification: [
        { "@type": "PriceSpecification", price: 24_000, ...price },
        { price: 1250, ...price, referenceQuantity: { value: 1, unitCode: "MTK" } },
      ],
    },
  });
});
