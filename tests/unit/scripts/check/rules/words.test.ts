import { expect, test } from "vitest";
import { suggestWord } from "#scripts/check/spelling/dictionary.ts";
import { isSpanishWord } from "#scripts/check/spelling/spanish-words.ts";
import { findLeftovers } from "#scripts/check/texts/leftovers.ts";

test.each([
  "vivienda viviendas modulares construían dinteles",
  "escríbelo confírmalo dímelo dárselo suscríbete contactadme ponme haciéndolo indexarlos sentémonos recomiéndame",
  "edificable urbanizable revalorización tributación virtualización recolocación",
  "fiscalmente rápidamente alfarera mesita casitas grandísimo",
  "teletrabajar autopromotor geotécnico termotratado autocaravanas micropilotes recolocar precontractuales",
])("%s are Spanish", (words) => {
  expect(words.split(" ").filter((word) => !isSpanishWord(word))).toEqual([]);
});

test.each([
  "contrucción construccion cosntruir habitacón vivvienda ascesible aislamento mobiliarrio terrazza acojedor",
  "tambien despues dias paises ultimos facil jardin reunen teneis escribelo rapidamente calefación",
  "house wonderful kitchenette",
])("%s are not", (words) => {
  expect(words.split(" ").filter(isSpanishWord)).toEqual([]);
});

test.each([
  ["contrucción", "construcción"],
  ["modelso", "modelos"],
  ["vivvienda", "vivienda"],
  ["tambien", "también"],
  ["presupueto", "presupuesto"],
  ["enrgía", "energía"],
])("%s is rather %s", (word, meant) => {
  expect(suggestWord(word)?.word).toBe(meant);
});

test("nothing is suggested for what is near no word", () => {
  expect(suggestWord("glamping")).toBeUndefined();
  expect(suggestWord("zzzzzz")).toBeUndefined();
});

test("accents and marks that were read in the wrong encoding are found", () => {
  const wrongly = (text: string) => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));
  for (const word of ["módulos", "otoño", "¿Qué", "Ávila", "Ñu", "pingüino", "«casa»", "“casa”", "2019–2025"]) {
    expect(findLeftovers(`un ${wrongly(word)} más`)).toEqual([{ kind: "accents", offset: 3, found: wrongly(word) }]);
  }
});

test("right words with rare letters are left alone", () => {
  for (const text of ["São Paulo", "JOÃO", "Ângela", "«CAFÉ»", "El 40 %, a 900 €/m²", "¿Ñandú? ¡Sí!", "L’Hospitalet"]) {
    expect(findLeftovers(text)).toEqual([]);
  }
});
