import { expect, test } from "vitest";
import { isLanguageTag, languageTag, ownName, tagFor } from "#scripts/translate/language-tag.ts";

test.each([
  ["ca", "ca"],
  ["PT-br", "pt-BR"],
  ["pt_BR", "pt-BR"],
  // An earlier code of Hebrew.
  ["iw", "he"],
  ["xx", undefined],
  ["en-QQ", undefined],
  ["../es", undefined],
])("«%s» is the tag %s", (word, tag) => {
  expect(languageTag(word)).toBe(tag);
  expect(isLanguageTag(word)).toBe(word === tag);
});

test.each([
  ["Catalán", "ca"],
  ["english", "en"],
  ["klingon", ""],
])("«%s» was meant for the tag «%s»", (name, tag) => {
  expect(tagFor(name)).toBe(tag);
});

test("a language has a name in itself, or in Spanish if it is not known", () => {
  expect(["ca", "ar", "pt-BR", "aa"].map(ownName)).toEqual(["Català", "العربية", "Português (Brasil)", "Afar"]);
});
