import { expect, test } from "vitest";
import { computeFigure, isExpression, isPriceExpression } from "#app/content/figures/compute-figure.ts";
import { createFormats } from "#app/i18n/formats.ts";

const figures = new Map([
  ["precio.metro", 900],
  ["modelos.mod-one.precio", 25_308],
  ["modelos.mod-one.superficie", 28.12],
  ["ahorro.maximo", 40],
]);
const compute = (expression: string) => {
  const computed = computeFigure(expression, figures, createFormats("es"));
  return computed.ok ? computed.text.replaceAll("\u00A0", " ") : computed.issue;
};

test.each([
  ["precio.metro * 40", "36.000 €"],
  ["precio.metro × 28,5", "25.650 €"],
  ["precio.metro*40", "36.000 €"],
  ["modelos.mod-one.precio * 4", "101.232 €"],
  ["modelos.mod-one.precio - 308", "25.000 €"],
  ["(precio.metro + 100) * 2", "2.000 €"],
  ["-precio.metro + 1000", "100 €"],
  ["modelos.mod-one.superficie * 2", "56,24 m²"],
  ["ahorro.maximo / 2", "20"],
  ["1500 / 4", "375"],
  ["10 / 3", "3,33"],
  ["1 - precio.metro / 1500 en %", "40 %"],
  ["1 - precio.metro / 1300 en %", "31 %"],
  ["precio.metro + 400 en euros/m²", "1.300 €/m²"],
  ["90000 en euros", "90.000 €"],
  ["modelos.mod-one.precio / precio.metro en m²", "28,12 m²"],
  ["1234,5 en número", "1.234,5"],
  ["0,35 en %", "35 %"],
  ["1500 / 1000 en %", "150 %"],
])("%s is %s", (expression, text) => {
  expect(isExpression(expression)).toBe(true);
  expect(compute(expression)).toBe(text);
});

test.each([
  ["precio.metros * 40", { kind: "name", word: "precio.metros" }],
  ["precio.metro-100", { kind: "name", word: "precio.metro-100" }],
  ["constructor * 2", { kind: "name", word: "constructor" }],
  ["precio.metro * 1.500", { kind: "thousands", word: "1.500" }],
  ["precio.metro * 40 en dólares", { kind: "format", word: "dólares" }],
  ["precio.metro * 40 en toString", { kind: "format", word: "toString" }],
  ["precio.metro *", { kind: "syntax", word: "precio.metro *" }],
  ["(precio.metro", { kind: "syntax", word: "(precio.metro" }],
  ["precio.metro ** 2", { kind: "syntax", word: "precio.metro ** 2" }],
  ["precio.metro % 2 * 3", { kind: "syntax", word: "precio.metro % 2 * 3" }],
  ["1 + 2, 3", { kind: "syntax", word: "1 + 2, 3" }],
  ["precio.metro / 0", { kind: "value", word: "precio.metro / 0" }],
  ["35 en %", { kind: "share", word: "35" }],
  ["(ahorro.maximo) en %", { kind: "share", word: "(ahorro.maximo)" }],
])("%s has no value, because of %o", (expression, issue) => {
  expect(compute(expression)).toEqual(issue);
});

test.each(["precio.metro", "modelos.mod-one.superficie.cifra", "empresa.razonSocial", ""])("%j is a name", (name) => {
  expect(isExpression(name)).toBe(false);
});

test("a long expression takes no time", () => {
  expect(compute(`${"(".repeat(2000)}1`)).toMatchObject({ kind: "syntax" });
  expect(compute(`${"1+".repeat(2000)}1`)).toBe("2.001");
});

test.each([
  ["precio.metro", true],
  ["precio.metro * 40", true],
  ["precio.metro en número", true],
  ["100000 - modelos.mod-one.precio * 4", true],
  ["1 - precio.metro / 1500 en %", false],
  ["modelos.mod-one.precio / precio.metro en m²", false],
  ["modelos.mod-one.superficie * 1300 en euros", false],
  ["precio.impuestos", false],
])("whether %s writes a price of ours: %s", (placeholder, isPrice) => {
  expect(isPriceExpression(placeholder)).toBe(isPrice);
});
