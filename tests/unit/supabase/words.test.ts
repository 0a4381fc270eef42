import { expect, test } from "vitest";
import { isSecondPersonPlural, phoneticKey, stem, tokenize } from "#supabase/functions/chat-with-gemini/words.ts";

test("words are compared without accents and capitals, and ñ stays a letter of its own", () => {
  expect(tokenize("¿Cuánto mide el BAÑO de MOD|ONE, en m²? Año: 2.022")).toEqual([
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
  expect(tokenize("Financiación".normalize("NFD"))).toEqual(["financiacion"]);
  expect(tokenize("baño".normalize("NFD"))).toEqual(["baño"]);
});

test.each(["", "   ", "¿?", "😀", "<>"])("«%s» has no words", (text) => {
  expect(tokenize(text)).toEqual([]);
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
  ["ponerla", "poner"],
  ["llevarmela", "llevar"],
  ["comprandolo", "comprar"],
  ["contactaros", "contactar"],
  ["enviadme", "enviar"],
  ["desmontables", "desmontar"],
  ["enviaremos", "enviais"],
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
  // These end like a verb with a pronoun.
  ["charla", "charco"],
  ["internos", "interes"],
  ["aparte", "apareja"],
])("%s and %s do not", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test.each([
  ["ipoteca", "hipoteca"],
  ["presio", "precio"],
  ["zimentacion", "cimentacion"],
  ["kiero", "quiero"],
  ["lisensia", "licencia"],
  ["varata", "barata"],
  ["jimnasio", "gimnasio"],
])("%s has the phonetic key of %s", (misspelt, word) => {
  expect(phoneticKey(misspelt)).toBe(phoneticKey(word));
});

test.each([
  ["cocina", "cochina"],
  ["casa", "capa"],
  ["baño", "bano"],
])("%s has another phonetic key than %s", (one, other) => {
  expect(phoneticKey(one)).not.toBe(phoneticKey(other));
});

test("verbs that address the company are told from others", () => {
  expect(["vendeis", "instalais", "construis"].every(isSecondPersonPlural)).toBe(true);
  expect(["vende", "instalar", "casas", "pais"].some(isSecondPersonPlural)).toBe(false);
});
