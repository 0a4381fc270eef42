import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { ownStrings } from "#app/i18n/locale-strings.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const spanish = fixture.locales.strings("es");

test("a missing value throws, naming the text and the value", () => {
  const { t } = createI18n("es", spanish, spanish);
  expect(() => t("seo.title", { title: "Contacto" })).toThrow(/«.*brand.*».* no value for \{\{brand\}\}/);
});

test("a text that stands in takes the plural form of its own language", () => {
  // Arabic has a form of its own for two, Spanish has not.
  const { t } = createI18n("ar", ownStrings("ar", fixture.locales.messages("es"), {}), spanish);
  for (const count of [1, 2]) {
    expect(t("tag.articles", { count })).toBe(fixture.locales.i18n("es").t("tag.articles", { count }));
  }
});
