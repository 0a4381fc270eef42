import { expect, test } from "vitest";
import {
  countSlips,
  isUnpronounceable,
  lacksVowels,
  withoutRepeats,
} from "#supabase/functions/chat-with-gemini/language/typing-slips.ts";

test.each([
  ["hipoteca", "hipoteca", 0],
  ["hipoetca", "hipoteca", 1],
  ["hpoteca", "hipoteca", 1],
  ["hipotteca", "hipoteca", 1],
  ["hipotrca", "hipoteca", 1],
  ["hipotuca", "hipoteca", 2],
  ["aislamietno", "aislamiento", 1],
  ["insolacion", "instalacion", 3],
  ["casa", "hipoteca", 3],
])("from «%s» to «%s» there are %d slips, three at most", (typed, meant, slips) => {
  expect(countSlips(typed, meant)).toBe(slips);
});

test.each([
  ["tngo", "tengo", true],
  ["hpoteca", "hipoteca", true],
  ["tengo", "tengo", false],
  ["tgno", "tengo", false],
  ["teng", "tengo", true],
])("«%s» lacks vowels of «%s»: %s", (typed, meant, lacks) => {
  expect(lacksVowels(typed, meant)).toBe(lacks);
});

test.each(["tngo", "dnde", "grntia", "hpoteca", "trnsporte", "cmo", "sabr"])("nobody can say «%s»", (word) => {
  expect(isUnpronounceable(word)).toBe(true);
});

test.each([
  "transporte",
  "construir",
  "instalaciones",
  "abstracto",
  "inscripción",
  "complejo",
  "psicólogo",
  "sport",
  "chimenea",
  "yeso",
  "perspectiva",
  "obstruir",
])("«%s» is a word that can be said", (word) => {
  expect(isUnpronounceable(word.normalize("NFD").replaceAll(/\p{M}/gu, ""))).toBe(false);
});

test.each([
  ["holaaaa", "hola"],
  ["jajajaja", "jaja"],
  ["jejejej", "jeje"],
  ["perro", "perro"],
  ["calle", "calle"],
])("«%s» is «%s» without held keys", (word, shorter) => {
  expect(withoutRepeats(word)).toBe(shorter);
});
