import { expect, test } from "vitest";
import { collectFacts } from "#app/content/facts.ts";
import { literalFacts } from "#scripts/check/rules/figures/literal-facts.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const site = fixture.files.site();
if (!site.ok) throw new Error("The site's file cannot be read.");
const { entries } = fixture.files.collection("models", "es");
const models = new Map(entries.filter(({ id }) => id === "lum-norte").map(({ id, data }) => [id, data]));
const facts = collectFacts(site.site, models, { locale: "es", taxes: "" });

const found = (text: string) =>
  literalFacts(facts).flatMap(({ name, pattern }) => {
    const match = pattern.exec(text);
    return match ? [[name, match[0]]] : [];
  });

test.each([
  ["precio.metro", "1.250 €/m²"],
  ["precio.metro", "1.250 euros el metro cuadrado"],
  ["precio.metro", "1.250 €/metro cuadrado"],
  ["precio.metro", "1.250 € el metro"],
  ["precio.metro", "1.250,00 €/m²"],
  ["modelos.lum-norte.precio", "24.000 €"],
  ["modelos.lum-norte.precio", "24000€"],
  ["modelos.lum-norte.precio", "24 000 euros"],
  ["modelos.lum-norte.superficie", "19,2 m²"],
  ["modelos.lum-norte.superficie", "19,2 metros cuadrados"],
  ["modelos.lum-norte.medidas", "6 × 3,2 m"],
  ["modelos.lum-norte.medidas", "6.00x3.20 m"],
  ["modelos.lum-norte.medidas", "6 m por 3,2 metros"],
  ["modelos.lum-norte.imperial", "19'x10'"],
  ["contacto.email", "Equipo@lum.example"],
  ["contacto.telefono", "+34 978 000 111"],
  ["contacto.telefono", "978-000-111"],
  ["contacto.telefono", "0034978000111"],
])("%s is typed as «%s»", (name, typed) => {
  expect(found(`Antes ${typed}, después`)).toEqual([[name, typed]]);
});

test.each([
  ["precio.metro", "El metro sale a ", "1.250 euros"],
  ["precio.metro", "Y el metro cuadrado cuesta ", "1.250 €"],
  ["ahorro.maximo", "Ahorras hasta un ", "30 %"],
  ["ahorro.maximo", "Ahorra hasta el ", "30 por ciento"],
  ["ahorro.maximo", "Sale hasta un ", "30 %", " más barata"],
  ["empresa.nif", "Con NIF ", "B11111111"],
  ["empresa.nif", "Con NIF ", "B-11.111.111"],
])("%s is typed in «%s%s»", (name, before, typed, after = ".") => {
  expect(found(`${before}${typed}${after}`)).toEqual([[name, typed]]);
});

test.each([
  "El metro de tubo sale a 1.250 euros y el traslado, a 1.250 €.",
  "Un 30 % de la parcela, hasta un 30 % de pendiente y un 30 % más de luz.",
  "Ahorra hasta un 30 % de energía y hasta un 30 % en la factura.",
  "Ahorra hasta un 35 % y no ahorra un 30 %.",
  "La pieza B111111112 y la norma AB11111111.",
  "11.250 €/m², 1.250 € de fianza y 1.250 m²",
  "124.000 €, 24.000 m y 24.000 €/m²",
  "16,0 x 3,2 m y 6 x 3,2 m²",
  "1978 000 1111 y 978 000 1112",
  "6 × 3,25 m",
])("«%s» has other figures", (text) => {
  expect(found(text)).toEqual([]);
});
