import { expect, test } from "vitest";
import { computeFigure, isExpression, isPriceExpression } from "#app/content/figures/compute-figure.ts";
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
])("%s is %s", (expression, text) => {
  expect(isExpression(expression)).toBe(true);
  expect(compute(expression)).toBe(text);
});

test.each([
  ["precio.metros * 40", { kind: "name", word: "precio.metros" }],
  ["precio.metro * 1.500", { kind: "thousands", word: "1.500" }],
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
