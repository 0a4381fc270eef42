import { expect, test } from "vitest";
import { openLocales } from "#app/i18n/locales.server.ts";
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

test("what is around a page is in a language that has half of the strings, and a copy of the original has none", () => {
  const nav = { blog: "Bitácora", about: "Nosotros" };
  const open = (texts: object) =>
    openLocales(makeFolder({ "locales/es.json": JSON.stringify({ nav }), "locales/ca.json": JSON.stringify(texts) }));
  expect(open({ nav: { blog: "Bloc" } }).isMostlyOwn("ca")).toBe(true);
  expect(open({ nav }).isMostlyOwn("ca")).toBe(false);
  expect(open({}).isMostlyOwn("es")).toBe(true);
});
