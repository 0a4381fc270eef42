import { expect, test } from "vitest";
import { foldedWords, stem } from "#supabase/functions/chat-with-gemini/words.ts";

test("words are compared without accents and capitals, and ñ stays a letter of its own", () => {
  expect(foldedWords("¿Cuánto mide el BAÑO de MOD|ONE, en m²? Año: 2.022")).toEqual([
    "cuanto",
    "mide",
    "el",
    "baño",
    "de",
    "mod",
    "one",
    "en",
    "m2",
    "año",
    "2",
    "022",
  ]);
});

test("accents written as marks of their own make no difference", () => {
  expect(foldedWords("Financiación".normalize("NFD"))).toEqual(["financiacion"]);
  expect(foldedWords("baño".normalize("NFD"))).toEqual(["baño"]);
});

test.each(["", "   ", "¿?", "😀", "<>"])("«%s» has no words", (text) => {
  expect(foldedWords(text)).toEqual([]);
});

test.each([
  ["casas", "casa"],
  ["modulares", "modular"],
  ["financiar", "financiacion"],
  ["financiais", "financiar"],
  ["hipotecas", "hipoteca"],
  ["luces", "luz"],
  ["aislamiento", "aislar"],
  ["transportar", "transporte"],
  ["ampliaciones", "ampliar"],
])("%s and %s share a stem", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ["baño", "bano"],
  ["peso", "pieza"],
  ["alquiler", "alquitrán"],
  ["país", "paso"],
  ["mes", "mesa"],
  ["m2", "m"],
])("%s and %s do not", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
