import { expect, test } from "vitest";
import { miswrittenFigures } from "#scripts/check/content/figures/figure-forms.ts";

test.each([
  ["cuesta 900€", "900€", "900 €"],
  ["cuesta €900 ya", "€900", "900 €"],
  ["a 900 €/m2.", "900 €/m2", "900 €/m²"],
  ["a 900€/m²,", "900€/m²", "900 €/m²"],
  ["a 900 € / m²", "900 € / m²", "900 €/m²"],
  ["un 40% menos", "40%", "40 %"],
  ["unos 28m2", "28m2", "28 m²"],
  ["unos 28.12 m²", "28.12 m²", "28,12 m²"],
  ["mide 7.6x3.7 m", "7.6x3.7 m", "7,6 × 3,7 m"],
  ["mide 3m de alto", "3m", "3 m"],
  ["unos 10,000 €", "10,000 €", "10.000 €"],
  ["unos 1,250.50 euros", "1,250.50 euros", "1.250,50 euros"],
  ["12 m3 de madera", "12 m3", "12 m³"],
  ["20kWh al día", "20kWh", "20 kWh"],
])("%s", (text, found, right) => {
  expect(miswrittenFigures(text)).toEqual([{ found, right, offset: text.indexOf(found) }]);
});

test("a unit without a figure is found as well", () => {
  expect(miswrittenFigures("el precio por m2 y en km2")).toEqual([
    { found: "m2", right: "m²", offset: 14 },
    { found: "km2", right: "km²", offset: 22 },
  ]);
});

test.each([
  "900 €, 1250 €, 1.250 €, 54 000 €, 10.000,50 €",
  "900 euros por metro cuadrado",
  "900\u00A0€/m² y 28,12\u202Fm²",
  "7,6 × 3,7 m, 7,6 x 3,7 m, 6x4",
  "90 × 90 cm",
  "hasta un 40 % en 2026",
  "La norma WCAG 2.2, la versión 1.5.2 y el artículo 3.1",
  "A las 10.30 y el 3.5.2026",
  "25'x12'",
  "la M2, el modelo M3 y la calle 2m1",
  "de 2,5 a 3,5 m",
  "1,250 kg",
  "https://a.es/x%20y",
  "12 meses, 3 minutos, 4 kilos, 3 mm",
])("%s is right, or none of our business", (text) => {
  expect(miswrittenFigures(text)).toEqual([]);
});
