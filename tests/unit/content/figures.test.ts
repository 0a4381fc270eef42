import { expect, test } from "vitest";
import { computeFigure, isExpression, isPriceExpression } from "#app/content/figures/compute-figure.ts";
import { priceOf, surfaceOf } from "#app/content/figures/model-price.ts";
import { setFigures } from "#app/content/figures/set-figures.ts";
import { formatsIn } from "#app/i18n/formats.ts";

const figures = new Map([
  ["precio.metro", 800],
  ["modelos.casa.precio", 16_200],
  ["modelos.casa.superficie", 20.25],
  ["ahorro.maximo", 40],
]);
const compute = (expression: string) => {
  const computed = computeFigure(expression, figures, formatsIn("es"));
  return computed.ok ? computed.text.replaceAll("\u00A0", " ") : computed.issue;
};

test.each([
  ["precio.metro * 40", "32.000 €"],
  ["precio.metro × 28,5", "22.800 €"],
  ["modelos.casa.precio * 4", "64.800 €"],
  ["modelos.casa.superficie * 2", "40,50 m²"],
  ["10 / 3", "3,33"],
  ["1 - precio.metro / 2000 en %", "60 %"],
  ["precio.metro + 400 en euros/m²", "1.200 €/m²"],
  ["modelos.casa.precio / precio.metro en m²", "20,25 m²"],
  ["0,35 en %", "35 %"],
  ["0.125 en %", "13 %"],
  ["precio.metro * 0.125", "100 €"],
])("%s is %s", (expression, text) => {
  expect(isExpression(expression)).toBe(true);
  expect(compute(expression)).toBe(text);
});

test.each([
  ["precio.metros * 40", { kind: "name", word: "precio.metros" }],
  ["precio.metro * 1.500", { kind: "thousands", word: "1.500" }],
  ["21.500 + 1", { kind: "thousands", word: "21.500" }],
  ["1.234.567 / 2", { kind: "thousands", word: "1.234.567" }],
  ["precio.metro * 40 en dólares", { kind: "format", word: "dólares" }],
  ["precio.metro % 2 * 3", { kind: "syntax", word: "precio.metro % 2 * 3" }],
  ["precio.metro / 0", { kind: "value", word: "precio.metro / 0" }],
  ["35 en %", { kind: "share", word: "35" }],
])("%s has no value, because of %o", (expression, issue) => {
  expect(compute(expression)).toEqual(issue);
});

test("a long expression takes no time", () => {
  expect(compute(`${"(".repeat(2000)}1`)).toMatchObject({ kind: "syntax" });
  expect(compute(`${"1+".repeat(2000)}1`)).toBe("2.001");
});

test.each([
  ["precio.metro", true],
  ["100000 - modelos.casa.precio * 4", true],
  ["1 - precio.metro / 1500 en %", false],
  ["modelos.casa.precio / precio.metro en m²", false],
])("whether %s writes a price of ours: %s", (placeholder, isPrice) => {
  expect(isPriceExpression(placeholder)).toBe(isPrice);
});

test("the price is the surface, with as many decimals as pages show, times the price of a square metre, in whole euros", () => {
  expect(surfaceOf({ length: 8.1, width: 2.5 })).toBe(20.25);
  expect(surfaceOf({ length: 8.15, width: 2.55 })).toBe(20.78);
  expect(priceOf(20.78, 800)).toBe(16_624);
  expect(priceOf(20.25, 799.99)).toBe(16_200);
});

/** No-break spaces as «_» and thin ones as «'», so that a test can be read. */
const set = (text: string) => setFigures(text).replaceAll("\u00A0", "_").replaceAll("\u202F", "'");

test("a figure stays with its unit", () => {
  expect(set("Hasta un 40 % más, a 900 €/m²")).toBe("Hasta un 40_% más, a 900_€/m²");
  expect(set("40 m² con 2,6 m de alto y 135 cm de cama")).toBe("40_m² con 2,6_m de alto y 135_cm de cama");
  expect(set("«¿Caben 40 m²?»")).toBe("«¿Caben 40_m²?»");
});

test("the figures of a range stay together", () => {
  expect(set("50.000 a 150.000 €, en 12 o 18 meses")).toBe("50.000_a_150.000_€, en 12_o_18 meses");
  expect(set("Entre 1.300 y 1.600 €/m², de 1 a 3 por módulo")).toBe("Entre 1.300_y_1.600_€/m², de 1_a_3 por módulo");
  expect(set("De 40 m² a 900 €/m², en 2022 a tiempo")).toBe("De 40_m² a 900_€/m², en 2022 a tiempo");
});

test("what only begins like a unit is a word", () => {
  expect(set("4 módulos, 2 meses, 3 habitaciones y 5 losas")).toBe("4 módulos, 2 meses, 3 habitaciones y 5 losas");
});

test("measures have one sign between thin spaces, however they are typed", () => {
  for (const typed of ["6 x 2,6 m", "6 × 2,6 m", "6x2,6 m", "6\u00A0×\u00A02,6\u00A0m", "6\u202F×\u202F2,6\u00A0m"]) {
    expect(set(typed)).toBe("6'×'2,6_m");
  }
});
