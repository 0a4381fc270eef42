import { expect, test } from "vitest";
import { collectFacts } from "#app/content/facts.ts";
import type { Model } from "#app/content/schemas/model.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const { content } = fixture.edition("es");
const site = content.site();
const words = { locale: "es", taxes: "impuestos según presupuesto" };
const models = new Map(content.entries("models").map(({ id, data }) => [id, data]));

function modelOf(id: string): Model {
  const model = models.get(id);
  if (!model) throw new Error(`The fixture has no model «${id}».`);
  return model;
}

test("surface, price and size of a model are worked out from its size in metres", () => {
  const size = { length: 7.6, width: 3.7, imperial: "25'x12'" };
  const changed = { ...site, precio: { metro: 900 } };
  const facts = collectFacts(changed, new Map([["casa", { ...modelOf("lum-norte"), size }]]), words);
  expect(Object.fromEntries([...facts.entries()].filter(([name]) => name.startsWith("modelos.")))).toEqual({
    "modelos.casa.superficie": "28,12\u00A0m²",
    "modelos.casa.superficie.cifra": "28,12",
    "modelos.casa.precio": "25.308\u00A0€",
    "modelos.casa.medidas": "7,6\u202F×\u202F3,7\u00A0m",
    "modelos.casa.imperial": "25'x12'",
  });
});

test("the texts of site.yaml are facts under their dotted names, lists and bare numbers are not", () => {
  const facts = collectFacts(site, new Map(), words);
  expect(facts.get("empresa.nif")).toBe(site.empresa.nif);
  expect(facts.get("contacto.telefono")).toBe(site.contacto.telefono);
  expect(facts.has("social")).toBe(false);
  expect([...facts.entries()].filter(([, fact]) => /^\d+(\.\d+)?$/.test(fact))).toEqual([]);
});

test("what the price includes is a part of a sentence, and empty while it is not known", () => {
  const factsOf = (included: string[], excluded: string[]) =>
    collectFacts({ ...site, included, excluded }, new Map(), words);
  const given = factsOf(["Bastidor de acero.", "Ventanas.", "IVA"], ["Transporte y grúa.", "Cimentación."]);
  expect(given.get("precio.incluye")).toBe("bastidor de acero, ventanas e IVA");
  expect(given.get("precio.excluye")).toBe("transporte y grúa; cimentación");
  expect(factsOf([], []).get("precio.incluye")).toBe("");
});

test("a placeholder may compute, and follows the price", () => {
  const facts = (metro: number) => collectFacts({ ...site, precio: { metro } }, models, words);
  expect(facts(900).get("precio.metro * 40")).toBe("36.000\u00A0€");
  expect(facts(950).get("precio.metro * 40")).toBe("38.000\u00A0€");
  expect(facts(900).get("modelos.lum-norte.precio * 4")).toBe("69.120\u00A0€");
  expect(facts(900).has("precio.metros * 40")).toBe(false);
  expect(facts(900).compute("precio.metro")).toBeUndefined();
});

test("figures are written as readers of the language write them", () => {
  const facts = collectFacts({ ...site, precio: { metro: 1340 } }, models, { ...words, locale: "en" });
  expect(facts.get("precio.metro")).toBe("€1,340/m²");
});
