import { expect, test } from "vitest";
import { checkTexts } from "#scripts/check/locales/check-texts.ts";
import { checkTranslation } from "#scripts/check/locales/check-translation.ts";
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
  ["A MÃ³d b", "MÃ³d"],
  ["See <0>this</0>", "<0>"],
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

test.each([
  [`\${brand}`],
  ["%{brand}"],
  ["%(brand)s"],
  ["%brand%"],
  ["{n, plural, =0 {rien} other {{n, number} de {kind, select, a {A} other {B}}}}"],
])("%s is a placeholder of another program", (place) => {
  expect(found(about(`En {{name}} hay ${place}, sí`), "ca", { "nav.about": ["name"] })).toEqual([
    expect.stringContaining(`locale-placeholder nav.about ${place}`),
  ]);
});

test.each(["100% sicher", "100 % d’avance", "fiyatın 40%i"])("«%s» has no placeholder", (text) => {
  expect(found(about(text), "ca", { "nav.about": [] })).toEqual([]);
});

const language = { name: "Lengua", direction: "ltr" };
const original = readLocaleFile(
  "es",
  JSON.stringify({
    language,
    nav: { home: "{{brand}}: página de inicio", blog: "Blog", about: "Nosotros" },
    post: { minutes_one: "{{count}} minuto", minutes_other: "{{count}} minutos" },
  }),
);
const nav = { home: "{{brand}}, home", blog: "Blog", about: "Us" };
const post = { minutes_one: "{{count}} minute", minutes_other: "{{count}} minutes" };

/** Returns what is said of a language. */
function check(texts: object, tag = "en"): string[] {
  const direction = tag === "ar" ? "rtl" : "ltr";
  const locale = readLocaleFile(tag, JSON.stringify({ language: { ...language, direction }, ...texts }));
  return checkTranslation(locale, original).map(({ code, values }) =>
    [code, values.key, values.suggestion ?? values.expected ?? values.forms ?? values.missing]
      .filter((value) => value !== undefined)
      .join(" "),
  );
}

test("a translation has the texts of the original, with other spaces in a place to fill if need be", () => {
  expect(check({ nav, post })).toEqual([]);
  expect(check({ nav: { ...nav, home: "{{ brand }}, home" }, post })).toEqual([]);
});

test("what is missing or left empty is counted in one warning, as the status counts", () => {
  expect(check({})).toEqual(["locale-unfinished 4"]);
  expect(check({ nav: { home: nav.home, blog: "", about: " " }, post })).toEqual(["locale-unfinished 2"]);
});

test("a copy of the original is no translation; a single word may be the same in both languages", () => {
  const spanish = { nav: { home: "{{brand}}: página de inicio", blog: "Blog", about: "Nosotros" } };
  expect(check({ ...spanish, post })).toEqual(["locale-unfinished 3"]);
  expect(check({ nav: { ...nav, about: "Nosotros" }, post })).toEqual([]);
});

test("only the name and the direction have to be there", () => {
  expect(check({ language: { direction: "ltr" }, nav, post })).toEqual(["locale-key-missing language.name"]);
  expect(check({ language: { ...language, name: " " }, nav, post })).toEqual(["locale-key-missing language.name"]);
});

test("a name that the original does not have is told the one that was meant, and nothing else is said", () => {
  const { about, ...others } = nav;
  expect(check({ nav: { ...others, abuot: about }, post })).toEqual(["locale-key-unknown nav.abuot nav.about"]);
  expect(check({ nav: { blog: "Blog", nosaltres: about }, post })).toEqual(["locale-key-unknown nav.nosaltres "]);
  expect(check({ nav, post, prices: { one: { two: "x" } } })).toEqual(["locale-key-unknown prices "]);
});

test("a text in the place of a group and a group in that of a text have one issue each", () => {
  expect(check({ nav: "Menu", post })).toEqual(["locale-key-type nav group"]);
  expect(check({ nav: { ...nav, about: { text: "Us", more: { a: "x" } } }, post })).toEqual([
    "locale-key-type nav.about text",
  ]);
});

test("plural forms that a language has and a text lacks are named with their counts", () => {
  const forms = { minutes_one: "a", minutes_two: "b", minutes_other: "{{count}} e" };
  expect(check({ nav, post: forms }, "ar")).toEqual([
    "locale-plural post.minutes «minutes_zero» (0), «minutes_few» (3, 4, 5…), «minutes_many» (11, 12, 13…)",
  ]);
  expect(check({ nav, post: { minutes_other: "{{count}} 分" } }, "ja")).toEqual([]);
  // One that the language does not have is never shown.
  expect(check({ nav, post: { ...post, minutes_few: "{{count}} c" } })).toEqual(["locale-plural post.minutes_few "]);
  expect(check({ nav }, "ar")).toEqual(["locale-unfinished 2"]);
});
