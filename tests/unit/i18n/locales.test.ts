import { expect, test } from "vitest";
import { loadStrings } from "#app/i18n/load-strings.ts";
import { openLocales } from "#app/i18n/locales.server.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

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

test("a locale file may begin with a byte order mark and have Windows line ends", () => {
  const root = makeFolder({ "locales/es.json": '\uFEFF{\r\n  "nav": { "blog": "Bitácora" }\r\n}\r\n' });
  expect(openLocales(root).messages("es").nav.blog).toBe("Bitácora");
});

test("a locale file that is no JSON throws, and so does one that is not there", () => {
  const locales = openLocales(makeFolder({ "locales/es.json": '{ "nav": ' }));
  expect(() => locales.messages("es")).toThrow(SyntaxError);
  expect(() => locales.messages("xx")).toThrow("xx.json");
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

test("a locale file is read once, when it is first asked for", () => {
  const root = makeFolder({ "locales/es.json": "roto" });
  const locales = openLocales(root);
  writeFiles(root, { "locales/es.json": '{ "nav": { "blog": "Uno" } }' });
  expect(locales.messages("es").nav.blog).toBe("Uno");
  writeFiles(root, { "locales/es.json": '{ "nav": { "blog": "Dos" } }', "locales/xx.json": "{}" });
  expect(locales.messages("es").nav.blog).toBe("Uno");
  expect(locales.i18n("es").t("nav.blog")).toBe("Uno");
  expect(locales.i18n("es")).toBe(locales.i18n("es"));
  expect(openLocales(root).messages("es").nav.blog).toBe("Dos");
});

test("the browser fetches the strings of the default language for paths without a known prefix", async () => {
  for (const pathname of ["/", "/contacto", "/zz/contacto"]) {
    expect((await loadStrings(pathname)).locale).toBe("es");
  }
});

test("what is around a page is in a language that has half of the strings, and a copy of the original has none", () => {
  const nav = { blog: "Bitácora", about: "Nosotros" };
  const open = (texts: object) =>
    openLocales(makeFolder({ "locales/es.json": JSON.stringify({ nav }), "locales/ca.json": JSON.stringify(texts) }));
  expect(open({ nav: { blog: "Bloc" } }).isMostlyOwn("ca")).toBe(true);
  expect(open({ nav }).isMostlyOwn("ca")).toBe(false);
  expect(open({}).isMostlyOwn("es")).toBe(true);
});
