import { expect, test } from "vitest";
import { createI18n, inOriginalWords } from "#app/i18n/create-i18n.ts";
import { formatsIn } from "#app/i18n/formats.ts";
import { isRightToLeft } from "#app/i18n/isolate.ts";
import { ownStrings } from "#app/i18n/locale-strings.ts";
import { openLocales } from "#app/i18n/locales.server.ts";
import { groupStrings } from "#app/i18n/string-groups.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

test("the languages are the files of locales/, the original first and the others by name", () => {
  const root = makeFolder({
    "locales/ca.json": "{}",
    "locales/xx.json": "{}",
    "locales/de.json": "{}",
    "locales/es.json": "{}",
    "locales/LEEME.md": "# No es un idioma\n",
  });
  expect(openLocales(root).names()).toEqual(["es", "ca", "de", "xx"]);
});

test("a string that a language lacks, or leaves empty, is that of the original", () => {
  const nav = { blog: "Blog", about: "Nosotros", home: "Inicio" };
  const root = makeFolder({
    "locales/es.json": JSON.stringify({ paths: { faq: "preguntas" }, nav }),
    "locales/ca.json": JSON.stringify({ language: { name: "Català" }, nav: { home: "Inici", about: " " } }),
  });
  const locales = openLocales(root);
  expect(locales.messages("ca")).toMatchObject({ nav: { ...nav, home: "Inici" }, paths: { faq: "preguntas" } });
  const { t } = locales.i18n("ca");
  expect([t("nav.home"), t("nav.about"), t("nav.blog")]).toEqual(["Inici", "Nosotros", "Blog"]);
});

test("while developing, a file that cannot be read, or does not say its name, is no language", () => {
  const language = '"language": { "name": "Lengua", "direction": "ltr" }';
  const root = makeFolder({
    "locales/es.json": `{ ${language} }`,
    "locales/ca.json": `{ ${language} }`,
    "locales/de.json": `{ ${language}`,
    "locales/en.json": "{}",
    "locales/xx.json": '{ "language": "Lengua" }',
  });
  expect(openLocales(root, { developing: true }).names()).toEqual(["es", "ca"]);
});

test("the frame of a page is in its language if half of the strings are translated; copies of the original do not count", () => {
  const nav = { blog: "Bitácora", about: "Nosotros" };
  const open = (texts: object) =>
    openLocales(makeFolder({ "locales/es.json": JSON.stringify({ nav }), "locales/ca.json": JSON.stringify(texts) }));
  expect(open({ nav: { blog: "Bloc" } }).isMostlyOwn("ca")).toBe(true);
  expect(open({ nav }).isMostlyOwn("ca")).toBe(false);
  expect(open({}).isMostlyOwn("es")).toBe(true);
});

const spanish = fixture.locales.strings("es");

test("a missing value throws, naming the text and the value", () => {
  const { t } = createI18n("es", spanish, spanish);
  expect(() => t("seo.title", { title: "Contacto" })).toThrow(/«.*brand.*».* no value for \{\{brand\}\}/);
});

test("a fallback text takes the plural form of its own language", () => {
  // Arabic has a form of its own for two, Spanish has not.
  const { t } = createI18n("ar", ownStrings("ar", fixture.locales.messages("es"), {}), spanish);
  for (const count of [1, 2]) {
    expect(t("tag.articles", { count })).toBe(fixture.locales.i18n("es").t("tag.articles", { count }));
  }
});

test("a fallback text has its dates, weekdays and figures in its own language", () => {
  const original = fixture.locales.strings("es");
  const texts = { "legal.updated": "Stand: {{month}}" };
  const { t } = createI18n("de", ownStrings("de", original, groupStrings(Object.entries(texts))), original);
  expect(t("legal.updated", { month: { month: "2024-03" } })).toBe("Stand: März 2024");
  expect(t("post.updated", { date: { date: "2024-03-15" } })).toMatch(/15 de marzo de 2024/);
  const hours = { opens: { time: "09:00" }, closes: { time: "18:00" } };
  expect(t("contact.hoursOfDay", { day: { weekday: 0 }, ...hours })).toBe("lunes, de 09:00 a 18:00");
  expect(t("priceContents.perMetre", { perMetre: { eurosPerSquareMetre: 1250 } })).toContain("1.250\u00A0€/m²");
});

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
  // The same for a string of the original, whose figures are Spanish.
  expect(t("contact.answerTo", { email: "a@b.example" })).toBe("A \u2068a@b.example\u2069.");
  expect(inOriginalWords(arabic).t("nav.home", { brand: "MOD" })).not.toContain("\u2068");
});
