import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";

test("figures carry their unit, joined by a space that does not break", () => {
  const facts = getContent("es").facts();
  expect(facts.get("precio.metro")).toBe("900\u00A0€/m²");
  expect(facts.get("ahorro.maximo")).toBe("40\u00A0%");
  expect(facts.get("plazo.reduccion")).toBe("50\u00A0%");
});

test("surface, price and size of a model are worked out from its size in metres", () => {
  const facts = getContent("es").facts();
  expect(facts.get("modelos.mod-one.superficie")).toBe("28,12\u00A0m²");
  expect(facts.get("modelos.mod-one.superficie.cifra")).toBe("28,12");
  expect(facts.get("modelos.mod-one.precio")).toBe("25.308\u00A0€");
  expect(facts.get("modelos.mod-one.medidas")).toBe("7,6\u00A0m\u00A0x\u00A03,7\u00A0m");
  expect(facts.get("modelos.mod-one.imperial")).toBe("25'x12'");
});

test("the bespoke model has no figures", () => {
  expect([...getContent("es").facts().keys()].filter((name) => name.startsWith("modelos.mod-libre"))).toEqual([]);
});

test("the texts of site.yaml are facts under their dotted names, lists and bare numbers are not", () => {
  const content = getContent("es");
  expect(content.facts().get("empresa.nif")).toBe(content.site().empresa.nif);
  expect(content.facts().get("contacto.telefono")).toBe(content.site().contacto.telefono);
  expect(content.facts().has("social")).toBe(false);
  expect([...content.facts().values()].every((fact) => fact.trim() !== "")).toBe(true);
});
