import { expect, test } from "vitest";
import { judgeData } from "#scripts/audit/checks/check-structured-data.ts";
import { readVocabulary } from "#scripts/audit/vocabulary/schema-org.ts";

const vocabulary = readVocabulary();

function judge(...graph: readonly object[]) {
  return judgeData(JSON.stringify({ "@context": "https://schema.org", "@graph": graph }), vocabulary);
}

const product = {
  "@type": "Product",
  "@id": "https://www.lum.example/#modelo",
  name: "Lum Norte",
  url: "https://www.lum.example/lum-norte",
  image: ["https://www.lum.example/a.jpg", { "@type": "ImageObject", url: "https://www.lum.example/b.jpg" }],
  brand: { "@id": "https://www.lum.example/#company" },
  offers: {
    "@type": "Offer",
    price: 24100,
    priceCurrency: "EUR",
    availability: "https://schema.org/MadeToOrder",
    priceSpecification: { "@type": "UnitPriceSpecification", price: "900", valueAddedTaxIncluded: false },
  },
};
const article = {
  "@type": "BlogPosting",
  headline: "Uno",
  datePublished: "2026-03-01",
  dateModified: "2026-03-01T10:00:00+01:00",
  author: { "@type": "Corporation", name: "Lum" },
  inLanguage: "es",
};

test("words of schema.org are right, those of the types above and values of the kinds below too", () => {
  expect(
    judge(product, article, { "@type": "HowTo", totalTime: "P12W" }, { "@type": "ListItem", item: product.url }),
  ).toEqual([]);
});

test.each([
  [
    "a type that there is not",
    { ...product, "@type": "Produkt" },
    { rule: "auditDataType", values: { type: "Produkt" } },
  ],
  [
    "one inside another",
    { ...product, offers: { "@type": "Ofer" } },
    { rule: "auditDataType", values: { type: "Ofer" } },
  ],
  ["no type", { ...product, offers: { price: 1 } }, { rule: "auditDataType" }],
  [
    "a property of another type",
    { ...product, headline: "Lum" },
    { rule: "auditDataProperty", values: { type: "Product", property: "headline" } },
  ],
  [
    "a thing of the wrong type",
    { ...product, offers: { "@type": "Person" } },
    { rule: "auditDataValue", values: { property: "offers" } },
  ],
  [
    "a text in place of a thing",
    { ...product, offers: "900 €" },
    { rule: "auditDataValue", values: { property: "offers", value: '"900 €"' } },
  ],
  [
    "a word of another list",
    { "@type": "Offer", availability: "https://schema.org/Soon" },
    { rule: "auditDataValue", values: { property: "availability" } },
  ],
  [
    "a date as people write it",
    { ...article, datePublished: "1/3/2026" },
    { rule: "auditDataValue", values: { property: "datePublished", value: '"1/3/2026"', allowed: "Date, DateTime" } },
  ],
  [
    "a number where a text belongs",
    { ...product, name: 12 },
    { rule: "auditDataValue", values: { property: "name", value: "12" } },
  ],
])("%s is told", (_what, node, fault) => {
  expect(judge(node)).toMatchObject([fault]);
});

test("data that nobody can read are told", () => {
  expect(judgeData("{", vocabulary)).toMatchObject([{ rule: "auditDataBroken" }]);
  expect(judgeData('{ "@context": "https://example.org", "@graph": [] }', vocabulary)).toMatchObject([
    { rule: "auditDataBroken", values: { detail: '@context: "https://example.org"' } },
  ]);
});
