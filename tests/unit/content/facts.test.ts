import { expect, test } from "vitest";
import { collectFacts } from "#app/content/facts.ts";
import { countThings } from "#app/content/figures/counts.ts";
import { fillHref, fillPlaceholders } from "#app/content/placeholders.ts";
import type { Model } from "#app/content/schemas/model.ts";
import type { SiteData } from "#app/content/schemas/site.ts";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { ownStrings } from "#app/i18n/locale-strings.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const { content } = fixture.edition("es");
const site = content.site();
const own = {
  strings: fixture.locales.i18n("es"),
  counts: countThings(fixture.files, "es"),
  site,
  models: content.entries("models"),
};

function modelOf(id: string): Model {
  const model = content.entry("models", id);
  if (!model) throw new Error(`The fixture has no model «${id}».`);
  return model.data;
}

test("surface, price and size of a model are worked out from its size in metres", () => {
  const size = { length: 8.1, width: 2.5, imperial: "27'x8'" };
  const models = [{ id: "casa", data: { ...modelOf("lum-norte"), size } }];
  const facts = collectFacts({ ...own, site: { ...site, precio: { metro: 800 } }, models });
  expect(Object.fromEntries([...facts.texts].filter(([name]) => name.startsWith("modelos.")))).toEqual({
    "modelos.casa.superficie": "20,25\u00A0m²",
    "modelos.casa.superficie.cifra": "20,25",
    "modelos.casa.precio": "16.200\u00A0€",
    "modelos.casa.medidas": "8,1\u202F×\u202F2,5\u00A0m",
    "modelos.casa.imperial": "27'x8'",
  });
});

test("the texts of site.yaml are facts under their dotted names, lists and bare numbers are not", () => {
  const facts = collectFacts(own);
  expect(facts.get("empresa.nif")).toBe(site.empresa.nif);
  expect(facts.get("contacto.telefono")).toBe(site.contacto.telefono);
  expect(facts.get("social")).toBeUndefined();
  expect([...facts.texts].filter(([, fact]) => /^\d+(\.\d+)?$/.test(fact))).toEqual([]);
});

test("what the price includes is a part of a sentence, and empty while it is not known", () => {
  const factsOf = (priceContents: SiteData["priceContents"]) =>
    collectFacts({ ...own, site: { ...site, priceContents } });
  const included = ["Bastidor de acero.", { name: "Ventanas.", part: "glazing" } as const, "ITE"];
  const excluded = [{ name: "Transporte y grúa.", part: "transport" } as const, "Cimentación."];
  const given = factsOf({ sample: false, included, excluded });
  expect(given.get("precio.incluye")).toBe("bastidor de acero, ventanas e ITE");
  expect(given.get("precio.excluye")).toBe("transporte y grúa; cimentación");
  expect(factsOf({ sample: false, included: [], excluded: [] }).get("precio.incluye")).toBe("");
  const sample = factsOf({ sample: true, included, excluded: [] });
  expect(sample.get("precio.incluye")).toBe("bastidor de acero, ventanas e ITE (lista de ejemplo)");
  expect(sample.get("precio.excluye")).toBe("");
});

test("a placeholder may compute, and follows the price", () => {
  const facts = (metro: number) => collectFacts({ ...own, site: { ...site, precio: { metro } } });
  expect(facts(800).get("precio.metro * 40")).toBe("32.000\u00A0€");
  expect(facts(850).get("precio.metro * 40")).toBe("34.000\u00A0€");
  expect(facts(800).get("modelos.lum-norte.precio * 4")).toBe("61.440\u00A0€");
  expect(facts(800).get("precio.metros * 40")).toBeUndefined();
  expect(facts(800).compute("precio.metro")).toBeUndefined();
});

test("figures are written as readers of the language write them", () => {
  const original = fixture.locales.strings("es");
  const strings = createI18n("en", ownStrings("en", original, {}), original);
  const facts = collectFacts({ ...own, strings, site: { ...site, precio: { metro: 1340 } } });
  expect(facts.get("precio.metro")).toBe("€1,340/m²");
});

test("lists of the settings are Spanish on the pages of every language", () => {
  const original = fixture.locales.strings("es");
  const strings = createI18n("en", ownStrings("en", original, {}), original);
  const priceContents = { sample: false, included: ["Bastidor.", "Ventanas.", "Suelo."], excluded: [] };
  const facts = collectFacts({ ...own, strings, site: { ...site, priceContents } });
  expect(facts.get("precio.incluye")).toBe("bastidor, ventanas y suelo");
});

const facts = new Map([
  ["precio.metro", "900\u00A0€/m²"],
  ["contacto.telefono", "+34 978 000 111"],
  ["contacto.email", "hola@mod.example"],
  ["raro", "cuesta $& y $1"],
]);

test("facts take the place of placeholders, spaces inside the braces or not", () => {
  expect(fillPlaceholders("Desde {{precio.metro}}, o sea {{ precio.metro }}.", facts)).toBe(
    "Desde 900\u00A0€/m², o sea 900\u00A0€/m².",
  );
});

test("an unknown placeholder throws with its name", () => {
  expect(() => fillPlaceholders("Desde {{precio.metros}}", facts)).toThrow("«precio.metros»");
  expect(() => fillPlaceholders("{{toString}}", facts)).toThrow("«toString»");
});

test("in a link a telephone loses its spaces", () => {
  expect(fillHref("tel:{{contacto.telefono}}", facts)).toBe("tel:+34978000111");
  expect(fillHref("mailto:{{contacto.email}}", facts)).toBe("mailto:hola@mod.example");
  expect(fillHref("/contacto", facts)).toBe("/contacto");
});

test("a sentence with a fact that is not given yet is left out, and the others stay", () => {
  const open = new Map([...facts, ["precio.incluye", ""]]);
  expect(fillPlaceholders("Son {{precio.metro}}. Incluye {{precio.incluye}}. ¿Dudas? Llama.", open)).toBe(
    "Son 900\u00A0€/m². ¿Dudas? Llama.",
  );
  expect(fillPlaceholders("Incluye {{precio.incluye}}.", open)).toBe("");
  expect(fillPlaceholders("Uno.\n\nIncluye {{precio.incluye}}.\n\nDos.", open)).toBe("Uno.\n\nDos.");
});
