import { expect, test } from "vitest";
import { collectFacts } from "#app/content/facts.ts";
import { literalFacts } from "#scripts/check/rules/figures/literal-facts.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const site = fixture.files.site();
if (!site.ok) throw new Error("The site's file cannot be read.");
const [model] = fixture.files.collection("models", "es").entries;
if (!model) throw new Error("There is no model.");
const casa = { ...model.data, size: { length: 7.6, width: 3.7, imperial: "25'x12'" } };
const facts = collectFacts(
  {
    ...site.site,
    precio: { metro: 900 },
    contacto: { ...site.site.contacto, telefono: "+34 964 123 456", email: "hola@mod.example" },
  },
  new Map([["casa", casa]]),
  { locale: "es", taxes: "" },
);

const found = (text: string) =>
  literalFacts(facts).flatMap(({ name, pattern }) => {
    const match = pattern.exec(text);
    return match ? [[name, match[0]]] : [];
  });

test.each([
  ["precio.metro", "900 €/m²"],
  ["precio.metro", "900 euros por metro"],
  ["precio.metro", "900 euros el metro cuadrado"],
  ["precio.metro", "900 €/metro cuadrado"],
  ["precio.metro", "900€/m2"],
  ["precio.metro", "900 € el metro"],
  ["precio.metro", "900,00 €/m²"],
  ["modelos.casa.precio", "25.308 €"],
  ["modelos.casa.precio", "25308€"],
  ["modelos.casa.precio", "25 308 euros"],
  ["modelos.casa.superficie", "28,12 m²"],
  ["modelos.casa.superficie", "28.12 m2"],
  ["modelos.casa.superficie", "28,12 metros cuadrados"],
  ["modelos.casa.medidas", "7,6 × 3,7 m"],
  ["modelos.casa.medidas", "7,6 x 3,7 m"],
  ["modelos.casa.medidas", "7.60x3.70 m"],
  ["modelos.casa.medidas", "7,6 m por 3,7 metros"],
  ["modelos.casa.imperial", "25'x12'"],
  ["contacto.email", "Hola@mod.example"],
  ["contacto.telefono", "+34 964 123 456"],
  ["contacto.telefono", "964 12 34 56"],
  ["contacto.telefono", "964-123-456"],
  ["contacto.telefono", "0034964123456"],
])("%s is typed as «%s»", (name, typed) => {
  expect(found(`Antes ${typed}, después`)).toEqual([[name, typed]]);
});

test.each([
  ["precio.metro", "El metro sale a ", "900 euros"],
  ["precio.metro", "Y el metro cuadrado cuesta ", "900 €"],
  ["ahorro.maximo", "Ahorras hasta un ", "30 %"],
  ["ahorro.maximo", "Ahorra hasta el ", "30 por ciento"],
  ["ahorro.maximo", "Sale hasta un ", "30 %", " más barata"],
  ["empresa.nif", "Con NIF ", "B11111111"],
  ["empresa.nif", "Con NIF ", "B-11.111.111"],
])("%s is typed in «%s%s»", (name, before, typed, after = ".") => {
  expect(found(`${before}${typed}${after}`)).toEqual([[name, typed]]);
});

test.each([
  "El metro de tubo sale a 900 euros y el traslado, a 900 €.",
  "Un kilómetro cuesta 900 euros.",
  "Un 30 % de la parcela, hasta un 30 % de pendiente y un 30 % más de luz.",
  "Ahorra hasta un 30 % de energía y hasta un 30 % en la factura.",
  "Ahorra hasta un 35 % y no ahorra un 30 %.",
  "La pieza B111111112 y la norma AB11111111.",
  "1.900 €/m², 900 € de fianza y 900 m²",
  "125.308 €, 25.308 m y 25.308 €/m²",
  "128,12 m² y 28,1 m²",
  "17,6 x 3,7 m y 7,6 x 3,7 m²",
  "1964 123 4567 y 964 123 4567",
  "7,6 × 3,75 m",
])("«%s» has other figures", (text) => {
  expect(found(text)).toEqual([]);
});
