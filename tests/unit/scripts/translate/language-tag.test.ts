import { expect, test } from "vitest";
import { directionOf, directionOfScript, ownName } from "#scripts/translate/language-facts.ts";
import { readLanguageTag } from "#scripts/translate/language-tag.ts";

test.each([
  ["ca", "ca"],
  ["CA", "ca"],
  [" en ", "en"],
  ["PT-br", "pt-BR"],
  ["zh-hant", "zh-Hant"],
  ["ca-ES-valencia", "ca-ES-valencia"],
  // An earlier code of Hebrew.
  ["iw", "he"],
  ["en-XA", "en-XA"],
])("«%s» is the tag %s", (word, tag) => {
  expect(readLanguageTag(word)).toEqual({ ok: true, tag });
});

test.each([
  ["catalan", "ca"],
  ["Catalán", "ca"],
  ["català", "ca"],
  ["catalna", "ca"],
  ["valenciano", "ca-valencia"],
  ["vasco", "eu"],
  ["euskera", "eu"],
  ["deutsch", "de"],
  ["english", "en"],
  ["aragonés", "an"],
  ["asturiano", "ast"],
  ["pt_BR", "pt-BR"],
  ["fr_FR.UTF-8", "fr-FR"],
])("«%s» is no tag, and %s was meant", (word, suggestion) => {
  expect(readLanguageTag(word)).toEqual({ ok: false, suggestion });
});

test.each(["", "x", "xx", "en-QQ", "x-klingon", "uno dos", "../es", "qqqqqqq", "123", "mul", "zxx"])(
  "«%s» is no language",
  (word) => {
    expect(readLanguageTag(word)).toEqual({ ok: false, suggestion: undefined });
  },
);

test.each([
  ["ca", "ltr"],
  ["ar", "rtl"],
  ["he", "rtl"],
  ["fa", "rtl"],
  ["ur", "rtl"],
  ["ckb", "rtl"],
  ["ar-XB", "rtl"],
  ["az-Arab", "rtl"],
  ["ja", "ltr"],
])("%s is read %s, by Node and by its script", (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
  expect(directionOfScript(new Intl.Locale(tag))).toBe(direction);
});

test.each([
  ["ca", "Català", true],
  ["en", "English", true],
  ["ar", "العربية", true],
  ["pt-BR", "Português (Brasil)", true],
  ["an", "Aragonés", false],
])("the name of %s is %s", (tag, name, isOwn) => {
  expect(ownName(tag)).toEqual({ name, isOwn });
});
