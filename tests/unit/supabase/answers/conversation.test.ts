import { expect, test } from "vitest";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";
import { ask } from "./ask.ts";

const pagesOf = (reply: string) => [...reply.matchAll(/Más información: (\/\S*)/g)].map(([, path]) => path);
const wordsOf = (reply: string) => reply.split(/[ \n]+/).length;

test("several questions are answered one by one, in their order", () => {
  const reply = ask("¿Cuánto cuesta MOD|ONE? ¿Hace falta licencia? ¿Qué garantía tiene?");
  expect(pagesOf(reply)).toEqual(["/mod-one", "/financiacion-particulares", "/proceso"]);
  expect(wordsOf(reply)).toBeLessThanOrEqual(frozenKnowledge.maxWords);
});

test("at most three are answered", () => {
  const reply = ask("¿Precio del one? ¿Licencia? ¿Garantía? ¿IVA? ¿Transporte?");
  expect(pagesOf(reply)).toHaveLength(3);
});

test("the same answer comes once", () => {
  expect(pagesOf(ask("¿Hace falta licencia? ¿Necesito permiso del ayuntamiento?"))).toEqual([
    "/financiacion-particulares",
  ]);
});

test("what people tell of themselves is no question of its own", () => {
  expect(pagesOf(ask("Tengo una parcela en Lugo y somos cuatro. ¿Qué garantía tiene?"))).toEqual(["/proceso"]);
});

test.each([
  ["¿y la one?", "¿cuánto cuesta MOD|TWO?", "25.308 €", "/mod-one"],
  ["¿y de 60?", "cuánto cuesta una casa de 40 m²", "54.000 €", "/mod-libre"],
  ["y de sesenta metros", "cuánto cuesta una casa de cuarenta metros", "54.000 €", "/mod-libre"],
  ["¿y con transporte?", "¿cuánto cuesta MOD|TWO?", "Depende de la distancia", "/contacto"],
  ["y la más grande?", "¿cuál es la más pequeña?", "49,22 m²", "/mod-two"],
  ["y cuánto tarda?", "¿cuánto cuesta MOD|TWO?", "50 %", "/proceso"],
  ["¿y el precio?", "¿cuánto mide MOD|TWO?", "44.298 €", "/mod-two"],
  ["¿y a Canarias?", "¿cuánto cuesta el transporte a Madrid?", "Depende de la distancia", "/contacto"],
])("«%s» goes on with «%s»", (message, previous, words, path) => {
  const reply = ask(message, previous);
  expect(reply).toContain(words);
  expect(pagesOf(reply)).toEqual([path]);
});

test.each([
  "¿Qué garantía tienen las casas?",
  "gracias",
  "vale gracias",
  "hola",
  "Somos una clínica dental y buscamos un local",
])("«%s» stands alone, whatever was asked before", (message) => {
  expect(ask(message, "¿cuánto cuesta MOD|TWO?")).toBe(ask(message));
});

test("without a question before, a short one is answered as it is", () => {
  expect(ask("¿y la one?", "")).toBe(ask("¿y la one?"));
});

test.each([
  ["licencia para una finca rústica xilográfica", "/blog/futuro-modular"],
  ["mantenimiento de la fachada de madera tropicalizada", "/contacto"],
])("«%s» has a word that the site lacks, and gets the rest as a suggestion", (message, page) => {
  expect(ask(message)).toMatch(/^Quizá te sirva: /);
  expect(pagesOf(ask(message))).toEqual([page]);
});

test.each([
  "¿vendéis lavadoras?",
  "cúpulas geodésicas",
  "casas en un árbol",
  "seguro de hogar",
  "cuánto cuesta un coche",
])("«%s» is refused, and nothing is suggested", (message) => {
  expect(ask(message)).toBe(frozenKnowledge.refusals.unknown);
});

test.each([
  ["soy dueño de un camping y busco un revulsivo", "/campings"],
  ["somos quince trabajadores y necesitamos sitio provisional", "/empresas"],
  ["mi hijo quiere independizarse", "/modelos"],
])("«%s» says who asks, and gets what there is for them", (message, page) => {
  expect(ask(message)).toMatch(/^Quizá te sirva: /);
  expect(pagesOf(ask(message))).toEqual([page]);
});
