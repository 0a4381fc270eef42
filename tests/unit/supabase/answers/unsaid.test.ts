import { expect, test } from "vitest";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";
import { ask } from "./ask.ts";

test.each([
  "cuánto cobra el ayuntamiento de Castellón por la licencia",
  "¿Cuánto cuesta la licencia en Gandía?",
  "tasas municipales",
  "¿de qué marca son las ventanas?",
  "¿qué etiqueta energética tienen?",
  "¿cuánto pesa el mod two?",
  "¿cuántos kilos pesa el studio?",
  "¿cuántos enchufes lleva el one?",
  "¿qué resistencia al fuego tienen?",
  "¿tenéis la ISO 9001?",
  "¿quién es el dueño?",
  "¿cuál es su valor de reventa?",
  "¿cuánto cuesta el seguro al año?",
  "¿hay lista de espera?",
  "¿tenéis módulos usados?",
  "¿cuántas casas hacéis al año?",
  "muebles de jardín",
])("«%s» is refused, not answered with a passage beside it", (message) => {
  expect(ask(message)).toBe(frozenKnowledge.refusals.unknown);
});

test("a question for a number is answered where the text has one", () => {
  expect(ask("¿cuánto mide el dormitorio del one?")).toContain("m²");
  expect(ask("¿cuánto cuesta el transporte?")).toContain("Depende de la distancia");
});
