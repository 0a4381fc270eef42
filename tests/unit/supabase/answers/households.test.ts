import { expect, test } from "vitest";
import { ask } from "./ask.ts";

const linesOf = (reply: string) => reply.split("\n").filter((line) => /^MOD\|\w+: /.test(line));

test.each([
  "somos una pareja con dos niños cuál nos conviene",
  "para mis padres qué modelo me recomendáis",
  "para una persona sola cuál es mejor",
  "¿cuál es la adecuada para 2 adultos y 1 niño?",
  "somos 6, ¿qué modelo nos vale?",
])("«%s» gets every model by its bedrooms, and no praise", (message) => {
  const reply = ask(message);
  expect(reply).toMatch(/^Por dormitorios/);
  expect(linesOf(reply)).toHaveLength(4);
  expect(reply).toContain("Precios orientativos, a 900 €/m²");
  expect(reply).not.toMatch(/cómod|ideal|perfect|de sobra/);
});

test.each([
  ["necesito dos habitaciones", ["MOD|TWO: 49,22 m² · 10,7 m x 4,6 m · 2 dormitorios · 2 baños · 44.298 €"]],
  ["casa con 2 dormitorios", ["MOD|TWO: 49,22 m² · 10,7 m x 4,6 m · 2 dormitorios · 2 baños · 44.298 €"]],
  ["necesito 3 dormitorios", ["MOD|LIBRE: a medida, sin medidas fijas, a 900 €/m² (impuestos según presupuesto)"]],
  [
    "busco una casa con dos cuartos de baño",
    ["MOD|TWO: 49,22 m² · 10,7 m x 4,6 m · 2 dormitorios · 2 baños · 44.298 €"],
  ],
])("«%s» is a matter of rooms", (message, lines) => {
  expect(linesOf(ask(message))).toEqual(lines);
});

test.each(["somos cuatro, ¿cuánto se tarda?", "¿puedo añadirle un dormitorio?", "quiero una casa de dos plantas"])(
  "«%s» asks something else",
  (message) => {
    expect(ask(message)).not.toMatch(/^Por dormitorios|1 dormitorio · 1 baño/);
  },
);
