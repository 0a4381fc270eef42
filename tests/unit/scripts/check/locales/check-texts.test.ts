import { expect, test } from "vitest";
import { checkTexts } from "#scripts/check/locales/check-texts.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";

/** Returns what is said of the texts of a language: `locale-marks nav.about **big** big`. */
function found(texts: object, locale = "ca", places: Record<string, readonly string[]> = {}): string[] {
  const wanted = Object.entries(places).map(([key, names]) => [key, { required: names, allowed: names }] as const);
  return checkTexts(readLocaleFile(locale, JSON.stringify(texts)), new Map(wanted)).map(({ code, values }) =>
    [code, values.key, values.found, values.replacement ?? values.allowed, values.missing, values.extra]
      .filter(Boolean)
      .join(" "),
  );
}

const about = (text: string) => ({ nav: { about: text } });

test.each([
  ["Blog<!-- x -->", "<!--"],
  ["A &amp; B", "&amp; &"],
  ["The **big** one, **really**", "**big** big"],
  ["See $t(nav.contact)", "$t(nav.contact)"],
  ["A MÃ³d b", "MÃ³d Mód"],
])("«%s» would be read as it is typed", (text, words) => {
  expect(found(about(text))).toEqual([`locale-marks nav.about ${words}`]);
});

test.each(["A < B > C", "R&D; Q&A", "1 <3", "2 * 3 ** 4", "* Required", "$ 5", "Pão, l’Âge d’or", "SÃO"])(
  "«%s» is meant so",
  (text) => {
    expect(found(about(text))).toEqual([]);
  },
);

test.each([
  ["en", { direction: "ltr", formats: "en-US", name: "English" }],
  ["ar", { direction: "rtl", formats: "ar-EG-u-nu-arab" }],
  ["ca", { direction: "ltr", formats: "es" }],
  ["pt-BR", { direction: "ltr", formats: "pt-PT" }],
  ["es-419", { direction: "ltr", name: "Español" }],
  ["uz-Arab", { direction: "rtl" }],
])("%s may say of itself: %j", (locale, language) => {
  expect(found({ language }, locale)).toEqual([]);
});

test.each([
  ["en", "formats", "fr", "en-GB"],
  ["ca", "formats", "", "ca-ES"],
  ["ar", "direction", "derecha", "rtl"],
  ["en", "direction", "rtl", "ltr"],
  ["uz-Arab", "direction", "ltr", "rtl"],
  ["en", "name", "Español", "English"],
])("%s may not say of itself: %s «%s»", (locale, name, text, allowed) => {
  expect(found({ language: { [name]: text } }, locale)).toEqual([
    ["locale-value", `language.${name}`, text, allowed].filter(Boolean).join(" "),
  ]);
});

test.each([
  ["minutes_one", "Un minut", ""],
  ["minutes_zero", "Cap minut", ""],
  ["minutes_one", "{{ count }} minut", ""],
  ["minutes_few", "Uns minuts", "{{count}}"],
  ["minutes", "Minuts", "{{count}}"],
  ["minutes_one", "Un minut de {{brand}}", "{{brand}}"],
  ["minutes_other", "{{conta}} minuts", "{{count}} {{conta}}"],
])("the count of «%s» in «%s»", (name, text, wrong) => {
  const expected = wrong === "" ? [] : [`locale-placeholder post.${name} ${wrong}`];
  expect(found({ post: { [name]: text } }, "ca", { "post.minutes": ["count"] })).toEqual(expected);
});
