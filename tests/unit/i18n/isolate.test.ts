import { expect, test } from "vitest";
import { createI18n, inOriginalWords } from "#app/i18n/create-i18n.ts";
import { formatsIn } from "#app/i18n/formats.ts";
import { isRightToLeft } from "#app/i18n/isolate.ts";
import { ownStrings } from "#app/i18n/locale-strings.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const telephone = "+34 978 000 111";

test.each(["ar", "fa-IR", "az-Arab"])("%s is written from right to left", (locale) => {
  expect(isRightToLeft(locale)).toBe(true);
});

test.each(["es", "zh-TW", "az"])("%s is not", (locale) => {
  expect(isRightToLeft(locale)).toBe(false);
});

test("a figure, a name and a number keep their order in a text from right to left", () => {
  const formats = formatsIn("ar");
  expect(formats.asWritten(telephone)).toBe("\u2068+34 978 000 111\u2069");
  expect(formats.eurosPerSquareMetre(1250)).toMatch(/^\u2068.*€.*\/m²\u2069$/);
  expect(formats.dimensions(7.6, 3.7)).toMatch(/^\u2068[^\u2068\u2069]*×[^\u2068\u2069]*\u2069$/);
  expect(formats.asWritten("")).toBe("");
  expect(formats.asWritten("01")).toBe("01");
});

test("so do the values of a string, but not on a page that is shown in the original's words", () => {
  const texts = { nav: { home: "{{brand}}، الصفحة الرئيسية" } };
  const original = fixture.locales.strings("es");
  const arabic = createI18n("ar", ownStrings("ar", original, texts), original);
  const { t } = arabic;
  expect(t("nav.home", { brand: "MOD|ONE" })).toBe("\u2068MOD|ONE\u2069، الصفحة الرئيسية");
  expect(inOriginalWords(arabic).t("nav.home", { brand: "MOD" })).not.toContain("\u2068");
});
