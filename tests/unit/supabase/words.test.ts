import { expect, test } from "vitest";
import { foldedWords, isAddressed, sound, stem } from "#supabase/functions/chat-with-gemini/words.ts";

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
])("%s sounds like %s", (misspelt, word) => {
  expect(sound(misspelt)).toBe(sound(word));
});

test.each([
  ["cocina", "cochina"],
  ["casa", "capa"],
  ["baño", "bano"],
])("%s does not sound like %s", (one, other) => {
  expect(sound(one)).not.toBe(sound(other));
});

test("what the company does is told from what others do", () => {
  expect(["vendeis", "instalais", "construis"].every(isAddressed)).toBe(true);
  expect(["vende", "instalar", "casas", "pais"].some(isAddressed)).toBe(false);
});
