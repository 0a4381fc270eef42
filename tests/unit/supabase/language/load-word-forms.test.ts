import { expect, test } from "vitest";
import { loadWordForms } from "#supabase/functions/chat-with-gemini/language/load-word-forms.ts";
import { spanishForms } from "#supabase/functions/chat-with-gemini/language/word-forms.ts";
import { tokenize } from "#supabase/functions/chat-with-gemini/words.ts";

test.each([
  ["en", "warranties", "warranty"],
  ["en-GB", "financing", "financed"],
  ["fr", "maisons", "maison"],
  ["de", "Häuser", "Haus"],
  ["it", "garanzie", "garanzia"],
  ["pt-BR", "garantias", "garantia"],
  ["nb", "husene", "hus"],
  ["ru", "новый", "новые"],
])("in %s, «%s» is a form of «%s»", async (locale, one, other) => {
  const { keyOf } = await loadWordForms(locale);
  expect(tokenize(one).map(keyOf)).toEqual(tokenize(other).map(keyOf));
});

test("a language without a stemmer is compared word by word, whatever its accents", async () => {
  const { keyOf, stopWords } = await loadWordForms("ca");
  expect(tokenize("Garantía").map(keyOf)).toEqual(["garantia"]);
  expect(keyOf("cases")).not.toBe(keyOf("casa"));
  expect(stopWords).toEqual([]);
});

test.each(["es", "es-MX"])("%s has the forms of this project", async (locale) => {
  expect(await loadWordForms(locale)).toBe(spanishForms);
});

test("words that say nothing in a language are not searched, other than figures", async () => {
  const { stopWords, createStopWordFilter, keyOf } = await loadWordForms("en");
  const isStopWord = createStopWordFilter(stopWords);
  expect(["the", "which", "does"].map(isStopWord)).toEqual([true, true, true]);
  expect(isStopWord("warranty")).toBe(false);
  expect(keyOf("m2")).toBe("m2");
});

test("the name of no language loads nothing", async () => {
  // Another name of every object is too long for a tag.
  for (const name of ["xx", "valueof"]) expect((await loadWordForms(name)).stopWords).toEqual([]);
});
