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

test("a language needs no string but those that it has", () => {
  const root = makeFolder({
    "locales/es.json":
      '{ "language": { "name": "Español", "direction": "ltr" }, "paths": { "faq": "preguntas" }, "nav": { "blog": "Blog", "home": "Inicio" } }',
    "locales/ca.json": '{ "language": { "name": "Català", "direction": "ltr" }, "nav": { "home": "Inici" } }',
  });
  const locales = openLocales(root);
  expect(locales.messages("ca")).toEqual({
    language: { name: "Català", direction: "ltr", formats: "ca-u-ca-gregory-nu-latn" },
    nav: { home: "Inici", blog: "Blog" },
    numbers: { words: "" },
    paths: { faq: "preguntas" },
  });
  expect(locales.i18n("ca").t("nav.blog")).toBe("Blog");
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
