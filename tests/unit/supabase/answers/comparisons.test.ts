import { expect, test } from "vitest";
import { ask } from "./ask.ts";

const studio = "MOD|STUDIO: 18,30 m² · 6,1 m x 3,0 m · 1 baño · 16.470 €";
const one = "MOD|ONE: 28,12 m² · 7,6 m x 3,7 m · 1 dormitorio · 1 baño · 25.308 €";
const two = "MOD|TWO: 49,22 m² · 10,7 m x 4,6 m · 2 dormitorios · 2 baños · 44.298 €";

test.each([
  ["diferencia entre one y two", [one, two]],
  ["one vs two", [one, two]],
  ["studio o one para dos personas", [studio, one]],
  ["MOD ONE y MOD TWO precio", [one, two]],
  ["¿en qué se diferencian los modelos?", [studio, one, two]],
  ["para una familia, ¿qué modelo?", [studio, one, two]],
  ["¿qué modelo tiene dos baños?", [two]],
  ["¿cuál tiene un solo dormitorio?", [one]],
])("«%s» gets a line for each model, and the note", (message, lines) => {
  const reply = ask(message).split("\n");
  expect(reply.filter((line) => line.startsWith("MOD|") && line.includes("m² ·"))).toEqual(lines);
  expect(reply.at(-1)).toMatch(/^Más información: \/(?:modelos|mod-one|mod-two)$/);
  expect(reply.join(" ")).toContain("Precios orientativos, a 900 €/m²");
});

test.each([
  ["¿cuál es la más cara?", two, "/mod-two"],
  ["la más grande", two, "/mod-two"],
  ["¿qué casa cuesta menos?", studio, "/mod-studio"],
  ["quiero la mas pequeña", studio, "/mod-studio"],
  ["¿qué precio tiene la pequeña?", studio, "/mod-studio"],
  ["la grande cuánto vale", two, "/mod-two"],
])("«%s» is one model", (message, line, path) => {
  expect(ask(message)).toContain(line);
  expect(ask(message)).toMatch(new RegExp(`: ${path}$`));
});

test("more bedrooms than a fixed size has are bespoke", () => {
  expect(ask("¿qué modelo tiene 5 dormitorios?")).toContain("MOD|LIBRE: a medida, sin medidas fijas, a 900 €/m²");
});

test.each([
  "¿es más barato que una obra tradicional?",
  "¿qué banco da más dinero?",
  "¿puedo hacerla más grande?",
  "¿el one y el two llevan placas solares?",
])("«%s» does not choose between models", (message) => {
  expect(ask(message)).not.toMatch(/medidas fijas, el más|Precios orientativos, a/);
});

test("what one model has is not told of another, and a word that is a name too is a word", () => {
  expect(ask("¿qué cama cabe en el one?")).toContain("MOD|ONE");
  expect(ask("¿el studio tiene bañera?")).not.toContain("MOD|TWO");
  expect(ask("tengo 20 parcelas libres en mi camping, ¿qué ofrecéis a los campings?")).not.toContain("MOD|LIBRE");
});
