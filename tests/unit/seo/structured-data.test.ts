import { expect, test } from "vitest";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getHomePage } from "#app/pages/home/home.server.ts";
import { getModelPage } from "#app/pages/models/model-page.server.ts";
import { getProductPage } from "#app/pages/product/product-page.server.ts";
import type { Seo } from "#app/seo/seo.ts";
import { openSite } from "#app/site/site.server.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { at, fixtureFile } from "#tests/unit/pages/page-at.ts";

const url = "https://www.lum.example";

/** Returns what a page tells search engines of one type. */
function thing({ seo }: { readonly seo: Seo }, type: string): unknown {
  const { "@graph": things } = JSON.parse(seo.structuredData ?? '{"@graph":[]}');
  return things.find((candidate: { "@type": string }) => candidate["@type"] === type);
}

/** Returns the frozen site with another setting of taxes. */
function siteWithVat(vat: string) {
  const settings = fixtureFile("content/site.yaml").replace(/^vat: .*$/m, `vat: ${vat}`);
  return openSite(copyFixtureSite({ "content/site.yaml": settings }));
}

test("the home page describes the company and the site, with the facts of the settings", async () => {
  const home = await getHomePage(at("/"));
  expect(thing(home, "Organization")).toEqual({
    "@type": "Organization",
    "@id": `${url}/#organization`,
    name: "LUM",
    url,
    logo: `${url}/icon-512.png`,
    legalName: "Lum de ejemplo, S. L.",
    taxID: "B11111111 (NIF de ejemplo)",
    email: "equipo@lum.example",
    telephone: "+34 978 000 111",
    address: "Camino de ejemplo, 7, 44999 Peñaclara (Teruel), España",
    sameAs: ["https://instagram.lum.example", "https://linkedin.lum.example"],
  });
  expect(thing(home, "WebSite")).toMatchObject({
    "@id": `${url}/#website`,
    name: "LUM",
    url: `${url}/`,
    inLanguage: ["es"],
    publisher: { "@id": `${url}/#organization` },
  });
});

/** Returns the contact page of the frozen site with other lines in its settings. */
async function contactWith(change: (settings: string) => string) {
  const settings = change(fixtureFile("content/site.yaml"));
  return getContactPage(at("/contacto", openSite(copyFixtureSite({ "content/site.yaml": settings }))));
}

test("the contact page describes the place of the company: address, telephone, and no hours that nobody gave", async () => {
  const page = await getContactPage(at("/contacto"));
  expect(thing(page, "LocalBusiness")).toEqual({
    "@type": "LocalBusiness",
    "@id": `${url}/contacto#business`,
    name: "LUM",
    url,
    telephone: "+34 978 000 111",
    email: "equipo@lum.example",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Camino de ejemplo, 7",
      postalCode: "44999",
      addressLocality: "Peñaclara",
      addressRegion: "Teruel",
      addressCountry: "España",
    },
    parentOrganization: { "@type": "Organization", "@id": `${url}/#organization`, name: "LUM", url },
  });
  expect(page.contact.hours).toEqual([]);
});

test("hours of the settings are those of the page, days of the week one by one", async () => {
  const page = await contactWith(
    (settings) => `${settings}
hours:
  - { from: monday, to: thursday, opens: 09:00, closes: 18:30 }
  - { from: friday, opens: 08:00, closes: 15:00 }
  - { from: saturday, to: monday, opens: 10:00, closes: 12:00 }
`,
  );
  expect(page.contact.hours).toEqual([
    "De lunes a jueves, de 09:00 a 18:30",
    "Viernes, de 08:00 a 15:00",
    "De sábado a lunes, de 10:00 a 12:00",
  ]);
  const type = "OpeningHoursSpecification";
  expect(thing(page, "LocalBusiness")).toMatchObject({
    openingHoursSpecification: [
      { "@type": type, dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "09:00", closes: "18:30" },
      { "@type": type, dayOfWeek: ["Friday"], opens: "08:00", closes: "15:00" },
      { "@type": type, dayOfWeek: ["Saturday", "Sunday", "Monday"], opens: "10:00", closes: "12:00" },
    ],
  });
});

test.each([
  ["Calle Mayor, 1, 12500 Vinaroz", { streetAddress: "Calle Mayor, 1", postalCode: "12500", addressCountry: "ES" }],
  ["Calle Mayor, 1, 12500 Vinaròs, Castellón, España", { addressLocality: "Vinaròs", addressRegion: "Castellón" }],
  ["Polígono Sur 03690 Alicante, España", { streetAddress: "Polígono Sur", addressLocality: "Alicante" }],
  ["Apartado de correos de Vinaroz", "Apartado de correos de Vinaroz"],
])("the postal address «%s» is told in its parts, or as it is written", async (written, address) => {
  const page = await contactWith((settings) => settings.replace(/direccion: .*/, `direccion: ${written}`));
  expect(thing(page, "LocalBusiness")).toMatchObject({ address });
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
    brand: { "@type": "Brand", name: "LUM" },
    depth: { "@type": "QuantitativeValue", unitCode: "MTR" },
    additionalProperty: { name: "Superficie exterior", value: 19.2, unitCode: "MTK" },
  });
  expect(described).toMatchObject({ image: product.images.map(({ src }) => expect.stringContaining(url + src)) });
  expect(described).not.toHaveProperty("offers");
  expect(thing(presentation, "Product")).toMatchObject({ "@id": `${url}/productos/lum-norte#product` });
});

test.each([
  ["{ prices: included, rate: 10 }", true],
  ["{ prices: excluded, rate: 21 }", false],
])("with taxes set to %s a model is offered at its price and at that of a square metre", async (vat, included) => {
  const page = await getProductPage(at("/productos/lum-norte", siteWithVat(vat)));
  const price = { priceCurrency: "EUR", valueAddedTaxIncluded: included };
  expect(thing(page, "Product")).toMatchObject({
    offers: {
      "@type": "Offer",
      price: 24_000,
      priceCurrency: "EUR",
      seller: { "@id": `${url}/#organization` },
      priceSpecification: [
        { "@type": "PriceSpecification", price: 24_000, ...price },
        {
          "@type": "UnitPriceSpecification",
          price: 1250,
          ...price,
          referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MTK" },
        },
      ],
    },
  });
});
