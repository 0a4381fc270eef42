import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { splitStrings } from "#app/i18n/locale-strings.ts";
import { markOriginal } from "#app/i18n/original-text.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const es = fixture.locales.messages("es");
const spanish = fixture.locales.strings("es");

test("a text is found at once, with its values filled in", () => {
  const { t } = createI18n("es", spanish);
  expect(t("seo.title", { title: "Contacto", brand: "MOD" })).toBe("Contacto · MOD");
});

test("values are not escaped, because React does that", () => {
  const { t } = createI18n("es", spanish);
  expect(t("seo.title", { title: "Tú & yo <3", brand: "MOD" })).toBe("Tú & yo <3 · MOD");
});

test("a missing key throws and is never shown", () => {
  const { t } = createI18n("es", spanish);
  // @ts-expect-error: the types refuse this key
  expect(() => t("nav.nowhere")).toThrow("locales/es.json has no text «nav.nowhere».");
});

test("a missing value throws, naming the text and the value", () => {
  const { t } = createI18n("es", spanish);
  expect(() => t("seo.title", { title: "Contacto" })).toThrow(/«.*brand.*».* no value for \{\{brand\}\}/);
});

/** Returns `t` of a language whose file has these texts only. */
function translate(locale: string, texts: object, untranslated?: ReadonlySet<string>) {
  return createI18n(locale, splitStrings(locale, es, texts, untranslated)).t;
}

test("a text that a language lacks is that of the original, marked as such", () => {
  const t = translate("ca", { nav: { blog: "Bloc" } });
  expect(t("nav.blog")).toBe("Bloc");
  expect(t("nav.contact")).toBe(markOriginal(es.nav.contact));
});

test("a text that was copied from the original counts as missing", () => {
  const t = translate("ca", { nav: { blog: "Blog" } }, new Set(["nav.blog"]));
  expect(t("nav.blog")).toBe(markOriginal("Blog"));
});

test("a text that stands in takes the plural form of its own language", () => {
  // Arabic has a form of its own for two, Spanish has not.
  const t = translate("ar", {});
  expect(t("blog.readingTime", { count: 1 })).toBe(
    markOriginal(fixture.locales.i18n("es").t("blog.readingTime", { count: 1 })),
  );
  expect(t("blog.readingTime", { count: 2 })).toBe(
    markOriginal(fixture.locales.i18n("es").t("blog.readingTime", { count: 2 })),
  );
});

test("a plural form that a language lacks is its most general one", () => {
  const t = translate("ar", { blog: { readingTime_other: "{{count}} دقيقة" } });
  expect(t("blog.readingTime", { count: 100 })).toBe("100 دقيقة");
  expect(t("blog.readingTime", { count: 2 })).toBe("2 دقيقة");
});

test("figures are written as the language of their text writes them", () => {
  const text = { audiences: { each: "from {{price}} each" } };
  const price = { euros: 31415.5 };
  expect(translate("en", text)("audiences.each", { price })).toBe("from €31,415.50 each");
  expect(translate("en", {})("audiences.each", { price })).toContain("31.415,50\u00A0€");
  expect(
    translate("en", {})("model.figures", { dimensions: { dimensions: [6.2, 3.1] }, surface: "", price: "" }),
  ).toContain("6,2");
});

test("two languages do not share their texts", () => {
  const own = createI18n("es", spanish);
  expect(translate("xx", { nav: { blog: "Blag" } })("nav.blog")).toBe("Blag");
  expect(own.t("nav.blog")).toBe("Blog");
});

test("a string that a language may leave out is empty there", () => {
  const strings = splitStrings("el", { numbers: { words: "cero uno" } }, {});
  expect(createI18n("el", strings).t("numbers.words")).toBe("");
});
