import { expect, test } from "vitest";
import { checkDoubtfulValues, checkLanguageValues } from "#scripts/check/locales/check-language-values.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";

function issuesOf(locale: string, language: Readonly<Record<string, string>>) {
  const file = readLocaleFile(locale, JSON.stringify({ language }));
  return checkLanguageValues(file).map(({ code, values }) => [code, values.key, values.allowed]);
}

test.each([
  ["en", { direction: "ltr" }],
  ["en", { direction: "ltr", formats: "en" }],
  ["en", { direction: "ltr", formats: "en-US" }],
  ["ar", { direction: "rtl", formats: "ar-EG-u-nu-arab" }],
  ["ca", { direction: "ltr", formats: "es" }],
  ["pt-BR", { direction: "ltr", formats: "pt-PT" }],
  ["es", { direction: "ltr", formats: "es" }],
])("%s may say of itself: %j", (locale, language) => {
  expect(issuesOf(locale, language)).toEqual([]);
});

test("figures are written by the language itself or one of its regions", () => {
  expect(issuesOf("en", { formats: "fr" })).toEqual([["locale-value", "language.formats", "en, en-GB"]]);
  expect(issuesOf("ca", { formats: "europeu" })).toEqual([["locale-value", "language.formats", "ca, ca-ES"]]);
  expect(issuesOf("ca", { formats: "" })).toEqual([["locale-value", "language.formats", "ca, ca-ES"]]);
  expect(issuesOf("pt-BR", { formats: "pt_BR" })).toEqual([["locale-value", "language.formats", "pt-BR"]]);
});

test("a direction is one of two", () => {
  expect(issuesOf("ar", { direction: "derecha" })).toEqual([["locale-value", "language.direction", "ltr, rtl"]]);
});

function doubtfulIn(locale: string, language: Readonly<Record<string, string>>) {
  const file = readLocaleFile(locale, JSON.stringify({ language }));
  return checkDoubtfulValues(file).map(({ values }) => [values.found, values.allowed]);
}

test("the direction of another script, a name in Spanish and that of the original cannot be right", () => {
  expect(doubtfulIn("en", { direction: "rtl", name: "Español" })).toEqual([
    ["rtl", "ltr"],
    ["Español", "English"],
  ]);
  expect(doubtfulIn("en", { name: "inglés" })).toEqual([["inglés", "English"]]);
  expect(doubtfulIn("ar", { direction: "ltr" })).toEqual([["ltr", "rtl"]]);
  expect(doubtfulIn("uz-Arab", { direction: "ltr" })).toEqual([["ltr", "rtl"]]);
});

test.each([
  ["es", { direction: "ltr", name: "Español" }],
  ["es-419", { direction: "ltr", name: "Español" }],
  ["he", { direction: "rtl", name: "עברית" }],
  ["en", { direction: "derecha", name: "English" }],
  ["gl", { direction: "ltr", name: "Galego" }],
  ["ku", { direction: "rtl" }],
  ["pa", { direction: "rtl" }],
  ["uz", { direction: "rtl" }],
  ["zh-Hans", { direction: "ltr", name: "简体中文" }],
])("%s may well say of itself: %j", (locale, language) => {
  expect(doubtfulIn(locale, language)).toEqual([]);
});
