import { expect, test } from "vitest";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";
import { ask } from "./ask.ts";

const { note } = frozenKnowledge.price;

test.each([
  ["cincuenta metros cuánto cuesta", "45.000 €"],
  ["6x4 precio", "21.600 €"],
  ["una casa de 30x12 pies, ¿cuánto?", "30.105 €"],
  ["¿cuánto cuestan 2 plantas de 60 m² cada una?", "108.000 €"],
  ["60 m² por planta y dos plantas, precio", "108.000 €"],
  ["100 m2 y dos plantas, ¿cuánto?", "90.000 €"],
  ["3 módulos de 20 m²", "54.000 €"],
  ["dos MOD|STUDIO juntos", "32.940 €"],
  ["tres studio, precio", "49.410 €"],
  ["dos one y un studio, ¿cuánto sería?", "67.086 €"],
  ["60 m², ¿cuánto?", "54.000 €"],
])("«%s» costs %s, with the basis and that it is orientative", (message, euros) => {
  const reply = ask(message);
  expect(reply).toContain(euros);
  expect(reply).toContain("900 €/m²");
  expect(reply).toContain("precio orientativo");
  expect(reply).toContain(note);
});

test("storeys of a surface that may be that of one or of all get both prices", () => {
  const reply = ask("¿cuánto cuesta una casa de dos plantas de 60 m²?");
  expect(reply).toContain("60 m² de superficie exterior dan un precio orientativo de 54.000 €");
  expect(reply).toContain("Si cada una de las 2 tiene 60 m², son 120 m²");
  expect(reply).toContain("108.000 €");
});

test.each([
  ["a 700 €/m², ¿cuánto es una casa de 40 m²?", "36.000 €", "28.000"],
  ["me dijeron 1.200 el metro cuadrado, ¿cuánto son 50 m²?", "45.000 €", "60.000"],
  ["si la one vale 10.000 €, ¿cuánto valen dos one?", "50.616 €", "20.000 €"],
])("«%s» is computed with the price of the site: %s", (message, right, claimed) => {
  expect(ask(message)).toContain(right);
  expect(ask(message)).not.toContain(claimed);
});

test("the sides of a model in feet are that model", () => {
  expect(ask("¿cuánto cuesta uno de veinte por diez pies?")).toContain(
    "MOD|STUDIO: 18,30 m² · 6,1 m x 3,0 m · 1 baño · 16.470 €",
  );
});

test.each([
  ["con 30.000 euros, ¿qué me llega?", ["30.000 €", "33,33 m²", "MOD|STUDIO", "MOD|ONE"], ["MOD|TWO"]],
  ["entre 20 y 30 mil", ["22,22 m²", "33,33 m²", "MOD|ONE"], ["MOD|TWO"]],
  ["30k, ¿qué me da?", ["33,33 m²"], []],
  ["treinta mil euros tengo", ["33,33 m²"], []],
  ["¿cuántos metros por 50.000?", ["55,56 m²", "MOD|TWO"], []],
  ["con 10.000 €, ¿qué hay?", ["11,11 m²", "MOD|STUDIO: 18,30 m²", "menor precio"], ["Caben"]],
  ["¿me llega con 40.000 € para el two?", ["44,44 m²", "Por encima de esa cifra", "MOD|TWO: 49,22 m²"], []],
])("«%s» is a budget", (message, parts, others) => {
  const reply = ask(message);
  for (const part of [...parts, "900 €/m²", note]) expect(reply).toContain(part);
  for (const part of others) expect(reply).not.toContain(part);
});

test.each([
  "¿cuesta 1.200 € el metro?",
  "tengo 200.000 euros para invertir en una franquicia",
  "¿me dan una hipoteca de 50.000 euros?",
  "con 30.000 euros, ¿qué coche me compro?",
  "con 20.000 euros, ¿me hacéis una piscina?",
])("«%s» is no budget for a building", (message) => {
  expect(ask(message)).not.toContain("salen unos");
});

test.each([
  [
    "qué sale mejor dos mod studio o un mod two",
    ["2 MOD|STUDIO: 36,60 m² · 32.940 €", "1 MOD|TWO: 49,22 m² · 44.298 €"],
  ],
  ["2 studio vs 1 one y 1 two", ["2 MOD|STUDIO: 36,60 m² · 32.940 €", "1 MOD|ONE y 1 MOD|TWO: 77,34 m² · 69.606 €"]],
])("of «%s» one sum stands beside the other", (message, lines) => {
  const reply = ask(message).split("\n");
  expect(reply.filter((line) => /^\d MOD/.test(line))).toEqual(lines);
  expect(reply[0]).toContain("900 €/m²");
  expect(reply.join(" ")).toContain("no como oferta");
});

test("models in one line of a message are added up, also for their surface alone", () => {
  expect(ask("dos studio y un one, ¿cuánto cuesta todo?")).toContain("58.248 €");
  expect(ask("3 mod one cuántos m2 en total")).toContain("84,36 m²");
});

test.each([
  ["y tres?", "cuanto cuestan dos mod studio", "49.410 €"],
  ["¿y si fueran 3?", "dos mod studio precio", "49.410 €"],
  ["¿y dos?", "¿cuánto cuesta el mod two?", "88.596 €"],
  ["¿y de 60?", "¿cuánto cuestan dos mod studio?", "54.000 €"],
  ["y 30 m2", "¿cuánto cuesta el mod one?", "27.000 €"],
])("«%s» after «%s» is only another number", (message, previous, price) => {
  expect(ask(message, previous)).toContain(price);
});

test.each([
  "cincuenta metros cuánto cuesta",
  "¿cuánto cuestan una casa de 40 m² y otra de 60 m²?",
  "2 plantas de 60 m², ¿cuánto?",
  "una casa de 20x10 pies, ¿cuánto?",
  "dos one y un studio, ¿cuánto sería?",
  "¿qué sale mejor, dos mod studio o un mod two?",
  "con 30.000 euros, ¿qué me llega?",
  "tengo entre 20.000 y 30.000 euros",
  "diferencia entre one y two",
  "¿cuál es la más barata?",
  "necesito 3 dormitorios",
  "somos una pareja con dos niños, ¿cuál nos conviene?",
])("the computed answer to «%s» says once how taxes are", (message) => {
  const reply = ask(message);
  expect(reply).toContain("€");
  expect(reply.split(frozenKnowledge.price.taxes)).toHaveLength(2);
});
