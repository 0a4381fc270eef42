import { expect, test } from "vitest";
import { directionOf, isLanguageTag, ownName, readLanguageTag } from "#scripts/translate/language-tag.ts";

test.each([
  ["ca", "ca"],
  ["PT-br", "pt-BR"],
  // An earlier code of Hebrew.
  ["iw", "he"],
  ["en-XA", "en-XA"],
])("«%s» is the tag %s", (word, tag) => {
  expect(readLanguageTag(word)).toEqual({ ok: true, tag });
  expect(isLanguageTag(word)).toBe(word === tag);
});

test.each([
  ["Catalán", "ca"],
  ["català", "ca"],
  ["valenciano", "ca-valencia"],
  ["english", "en"],
  ["pt_BR", "pt-BR"],
])("«%s» is no tag, and %s was meant", (word, suggestion) => {
  expect(readLanguageTag(word)).toEqual({ ok: false, suggestion });
});

test.each(["xx", "en-QQ", "../es"])("«%s» is no language", (word) => {
  expect(readLanguageTag(word)).toEqual({ ok: false, suggestion: undefined });
});

test("a language has a direction and a name in itself", () => {
  expect(["ca", "ar", "he", "az-Arab"].map(directionOf)).toEqual(["ltr", "rtl", "rtl", "rtl"]);
  expect(["ca", "ar", "pt-BR"].map(ownName)).toEqual(["Català", "العربية", "Português (Brasil)"]);
});
