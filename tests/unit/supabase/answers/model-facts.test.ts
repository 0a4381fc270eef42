import { expect, test } from "vitest";
import { ask } from "./ask.ts";

const linesOf = (message: string) =>
  ask(message)
    .split("\n")
    .filter((line) => line.startsWith("MOD|"));

test("the line of a model has its sides in metres", () => {
  expect(linesOf("el studio mide 20x10 pies, cuánto es en metros")).toEqual([
    "MOD|STUDIO: 18,30 m² · 6,1 m x 3,0 m · 1 baño · 16.470 € (impuestos según presupuesto)",
  ]);
});

test.each(["diferencia entre one y libre", "¿el one o el libre?", "libre o one"])(
  "«%s» compares with the bespoke model, which has no measures",
  (message) => {
    expect(linesOf(message).toSorted()).toEqual([
      "MOD|LIBRE: a medida, sin medidas fijas, a 900 €/m²",
      "MOD|ONE: 28,12 m² · 7,6 m x 3,7 m · 1 dormitorio · 1 baño · 25.308 €",
    ]);
  },
);

test("«libre» beside no name of a model is a word", () => {
  expect(linesOf("¿cabe el one en una parcela libre?")).toEqual([]);
});

test.each([
  ["un mod one y un mod two pegados, precio total de los dos", "69.606 €"],
  ["un studio y un one juntos, ¿cuánto suman?", "41.778 €"],
  ["one y two en total", "69.606 €"],
])("«%s» is one sum", (message, price) => {
  expect(ask(message)).toContain(price);
  expect(linesOf(message)).toEqual([]);
});

test.each(["¿cuánto cuestan el one y el two?", "diferencia de precio total entre one y two"])(
  "«%s» asks for no sum",
  (message) => {
    expect(ask(message)).not.toContain("69.606 €");
  },
);

test.each([
  ["precio del studio y si hace falta licencia", ["16.470 €", "Lo habitual es que sí"]],
  ["cuánto cuesta la two y si lleva garantía", ["44.298 €", "garantía total"]],
])("«%s» asks two questions", (message, words) => {
  for (const part of words) expect(ask(message)).toContain(part);
});

test("«y si» without a subject of its own begins no question", () => {
  expect(ask("precio de un studio y si son 2")).not.toContain("\n\nMOD|");
  expect(ask("precio de un studio y si son 2").match(/Más información/g)).toHaveLength(1);
});
