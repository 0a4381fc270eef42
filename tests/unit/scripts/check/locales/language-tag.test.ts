import { expect, test } from "vitest";
import { isLanguageTag, tagFor } from "#scripts/check/locales/language-tag.ts";

test("tags of BCP 47 in their canonical form are taken", () => {
  for (const name of ["es", "ca", "pt-BR", "zh-Hant", "ca-valencia", "ast", "en-XA", "ar-XB"])
    expect(isLanguageTag(name)).toBe(true);
  for (const name of ["english", "EN", "en-us", "pt_BR", "es copia", "", "e", "xx", "zz-ZZ", "status"])
    expect(isLanguageTag(name)).toBe(false);
});

test("a wrong name is told the tag that it means", () => {
  const meant = ["english", "Inglés", "catalan", "català", "français", "EN", "en-us", "pt_BR", "copia"].map(tagFor);
  expect(meant).toEqual(["en", "en", "ca", "ca", "fr", "en", "en-US", "pt-BR", ""]);
});
