import { expect, test } from "vitest";
import { suggestWord } from "#scripts/check/spelling/dictionary.ts";
import { isSpanishWord } from "#scripts/check/spelling/spanish-words.ts";

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
