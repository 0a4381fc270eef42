import { expect, test } from "vitest";
import { reservedSegments } from "#app/routing/route-table.ts";
import { checkOriginal } from "#scripts/check/locales/check-original.ts";
import { checkAnchors, checkPathWords } from "#scripts/check/locales/check-path-words.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";

const spanish = (paths: object) => readLocaleFile("es", JSON.stringify({ paths }));

test.each([
  ["contact", "contacto", []],
  ["home", "", []],
  ["product", "productos/:slug", []],
  ["model", ":slug", []],
  ["contact", "", ["locale-path"]],
  ["home", "inicio", ["locale-path"]],
  ["contact", "Contacto", ["locale-path"]],
  ["contact", "contacto/:slug", ["locale-path"]],
  ["post", "blog", ["locale-path"]],
  ["contact", "xx", ["locale-path"]],
  ["post", ":slug/:slug", ["locale-path"]],
  ["tag-page", "blog/tema/:tag/pagina/:page", []],
  ["tag-page", "blog/tema/:tag", ["locale-path"]],
])("the path of %s as %j has the issues %j", (key, path, codes) => {
  const locale = readLocaleFile("es", JSON.stringify({ paths: { [key]: path } }));
  expect(checkPathWords(locale, ["es", "xx"]).map(({ code }) => code)).toEqual(codes);
});

test.each(reservedSegments)("no path begins with «%s», which files of the build have", (segment) => {
  const locale = readLocaleFile("es", JSON.stringify({ paths: { contact: segment, about: `${segment}/nosotros` } }));
  expect(checkPathWords(locale, ["es"]).map(({ code }) => code)).toEqual(["locale-path", "locale-path"]);
});

test.each([
  ["post", "blog-page"],
  ["blog-page", "post"],
  ["tag", "post"],
])("neither a tag nor a further page of the list is where an article could be: %s before %s", (...keys) => {
  const words: Readonly<Record<string, string>> = { post: "blog/:slug", "blog-page": "blog/:page", tag: "blog/:tag" };
  const paths = Object.fromEntries(keys.map((key) => [key, words[key]]));
  expect(checkPathWords(readLocaleFile("es", JSON.stringify({ paths })), ["es"])).toMatchObject([
    { code: "locale-path", values: { key: `paths.${keys[1]}`, other: `paths.${keys[0]}` } },
  ]);
});

test("models and stories may share their words, of which the entries differ", () => {
  const locale = readLocaleFile("es", JSON.stringify({ paths: { model: ":slug", story: ":slug" } }));
  expect(checkPathWords(locale, ["es"])).toEqual([]);
});

test("the two pages of a model do not share a path, of which one would take the place of the other", () => {
  const locale = readLocaleFile("en", JSON.stringify({ paths: { model: ":slug", product: ":slug" } }));
  const issue = { code: "locale-path", values: { key: "paths.product", other: "paths.model" } };
  expect(checkPathWords(locale, ["es", "en"])).toMatchObject([issue]);
  const product = readLocaleFile("en", JSON.stringify({ paths: { product: ":slug" } }));
  expect(checkPathWords(product, ["es", "en"], spanish({ model: ":slug", story: ":slug" }))).toMatchObject([issue]);
});

test("a word of a further language may not be the Spanish one that another page has instead of its own", () => {
  const locale = readLocaleFile("ca", JSON.stringify({ paths: { about: "contacto", contact: "", blog: " " } }));
  expect(checkPathWords(locale, ["es", "ca"], spanish({ about: "nosotros", contact: "contacto" }))).toMatchObject([
    { code: "locale-path", values: { key: "paths.about", other: "paths.contact" } },
  ]);
});

test("ends of links are written as paths are", () => {
  const texts = {
    comparison: { anchor: "Compara'ls" },
    model: { anchors: { plan: "planta", options: "Més opcions" } },
  };
  const issues = checkAnchors(readLocaleFile("ca", JSON.stringify(texts)));
  expect(issues.map(({ code, values }) => `${code} ${values.key}`)).toEqual([
    "locale-path comparison.anchor",
    "locale-path model.anchors.options",
  ]);
});

test("keys may be written in one piece, as some programs do", () => {
  expect(readLocaleFile("ca", '{ "nav.about": "b", "nav": { "blog": "c" } }').issues).toEqual([]);
});

test("the original locale file needs every path and every plural form", () => {
  const texts = { post: { minutes_one: "Un minuto" }, nav: { home: "{brand}, inicio" } };
  const found = checkOriginal(readLocaleFile("es", JSON.stringify(texts))).map(({ values: { key, extra } }) => [
    key,
    extra,
  ]);
  expect(found).toEqual(
    expect.arrayContaining([
      ["paths.about@sobre-nosotros", undefined],
      ["post.minutes_other", undefined],
      ["nav.home", "{brand}"],
    ]),
  );
});
