import { expect, test } from "vitest";
import { createI18n, inOriginalWords } from "#app/i18n/create-i18n.ts";
import { ownStrings } from "#app/i18n/locale-strings.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const es = fixture.locales.messages("es");
const spanish = fixture.locales.strings("es");

test("values are not escaped, because React does that", () => {
  const { t } = createI18n("es", spanish, spanish);
  expect(t("seo.title", { title: "Tú & yo <3", brand: "MOD" })).toBe("Tú & yo <3 · MOD");
});

test("a missing value throws, naming the text and the value", () => {
  const { t } = createI18n("es", spanish, spanish);
  expect(() => t("seo.title", { title: "Contacto" })).toThrow(/«.*brand.*».* no value for \{\{brand\}\}/);
});

/** Returns an instance of a language whose file has these texts only. */
function openLanguage(locale: string, texts: object) {
  return createI18n(locale, ownStrings(locale, es, texts), spanish);
}

const translate = (locale: string, texts: object) => openLanguage(locale, texts).t;

test("a text that a language lacks, or leaves empty, is that of the original", () => {
  const t = translate("ca", { nav: { blog: "Bloc", about: "" } });
  expect(t("nav.blog")).toBe("Bloc");
  expect([t("nav.contact"), t("nav.about")]).toEqual([es.nav.contact, es.nav.about]);
});

test("a text that stands in takes the plural form of its own language", () => {
  // Arabic has a form of its own for two, Spanish has not.
  const t = translate("ar", {});
  for (const count of [1, 2]) {
    expect(t("tag.articles", { count })).toBe(fixture.locales.i18n("es").t("tag.articles", { count }));
  }
});

test("figures are written as the language of the page writes them", () => {
  const text = { audiences: { each: "from {{price}} each" } };
  const price = { euros: 31415.5 };
  expect(translate("en", text)("audiences.each", { price })).toBe("from €31,415.50 each");
  expect(translate("en", {})("audiences.each", { price })).toContain("€31,415.50");
});

test("an untranslated page has the strings and figures of the original, and the paths of its language", () => {
  const english = openLanguage("en", { nav: { about: "About us" }, paths: { about: "about" } });
  const shown = inOriginalWords(english);
  expect(shown.t("nav.about")).toBe(es.nav.about);
  expect(shown.t("audiences.each", { price: { euros: 31415.5 } })).toContain("31.415,50\u00A0€");
  expect([shown.language, shown.getResource("en", "translation", "paths.about")]).toEqual(["en", "about"]);
  expect(inOriginalWords(english)).toBe(shown);
  const own = createI18n("es", spanish, spanish);
  expect(inOriginalWords(own)).toBe(own);
});
