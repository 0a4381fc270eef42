import { expect, test } from "vitest";
import { reservedSegments } from "#app/routing/route-table.ts";
import { checkOriginal, usedKeys } from "#scripts/check/locales/check-original.ts";
import { checkAnchors, checkPathWords } from "#scripts/check/locales/check-path-words.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";
import { findStrings, readSourceStrings } from "#scripts/check/locales/source-code.ts";

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

test("a word of a further language may not be the Spanish one that stands in for another page", () => {
  const locale = readLocaleFile("ca", JSON.stringify({ paths: { about: "contacto", contact: "", blog: " " } }));
  expect(checkPathWords(locale, ["es", "ca"], spanish({ about: "nosotros", contact: "contacto" }))).toMatchObject([
    { code: "locale-path", values: { key: "paths.about", other: "paths.contact" } },
  ]);
});

test.each([
  ["about", "Sobre Nosotros/", "sobre-nosotros"],
  ["about", "/ca/informació", "informacio"],
  ["about", "معلومات", ""],
  ["about", "assets", ""],
  ["post", "Blog/:slug", "blog/:slug"],
])("the path of %s as %j is told to be «%s»", (key, path, example) => {
  const locale = readLocaleFile("ca", JSON.stringify({ paths: { [key]: path } }));
  expect(checkPathWords(locale, ["es", "ca"]).map(({ values }) => values.example)).toEqual([example]);
});

test("ends of links are written as paths are", () => {
  const texts = {
    comparison: { anchor: "Compara'ls" },
    model: { anchors: { plan: "planta", options: "Més opcions" } },
  };
  const issues = checkAnchors(readLocaleFile("ca", JSON.stringify(texts)));
  expect(issues.map(({ code, values }) => `${code} ${values.key} ${values.example}`)).toEqual([
    "locale-path comparison.anchor compara-ls",
    "locale-path model.anchors.options mes-opcions",
  ]);
});

test("keys may be written in one piece, as some programs do", () => {
  expect(readLocaleFile("ca", '{ "nav.about": "b", "nav": { "blog": "c" } }').issues).toEqual([]);
});

test("keys are found, whatever function takes them", () => {
  const { calls, strings } = findStrings(
    't("nav.blog");\nt("nav.home", { brand: 1 });\nt("a.b", rest);\nconst items = [{ label: "nav.about" }];\n',
  );
  expect(calls).toEqual([
    { text: "nav.blog", values: [] },
    { text: "nav.home", values: ["brand"] },
    { text: "a.b", values: undefined },
  ]);
  expect(strings).toContain("nav.about");
  expect(findStrings("<p>{{{").calls).toEqual([]);
});

test("strings that look like a key of an area count as used, others do not", () => {
  const strings = findStrings('const a = ["nav.about", "blog.md", "nada.about", "nav.about más"];\n');
  const used = usedKeys(strings, new Set(["nav.blog"]));
  expect(used.has("nav.about")).toBe(true);
  expect([...used].filter((key) => /nada|más|blog\.md/.test(key))).toEqual([]);
});

test("a key made of parts counts as used with every key of its shape", () => {
  const used = usedKeys(
    findStrings(`t(\`nav.\${name}\`);\nt(\`post.\${kind}.title\`, { n });\nconst a = \`blog.\${name}\`;\n`),
    new Set(["nav.blog", "nav.blog.title", "navigation", "post.found.title", "post.found.text", "blog.read"]),
  );
  expect([...used].filter((key) => /^(?:nav|post|blog)/.test(key))).toEqual(["nav.blog", "post.found.title"]);
});

test("every word of a path is a key that must be there", () => {
  const used = usedKeys(readSourceStrings(), new Set(["nav.blog"]));
  expect([...used]).toEqual(expect.arrayContaining(["paths.about@sobre-nosotros", "nav.contact"]));
});

test("the original locale file needs every plural form, and the values that the code brings and no others", () => {
  const strings = findStrings(
    't("post.minutes", { count });\nt("nav.home", { brand });\nt("seo.title", { title, brand });\nt("nav.blog", values);\n',
  );
  const texts = {
    post: { minutes_one: "Un minuto" },
    nav: { home: "{{brnad}}, inicio", blog: "{{name}}" },
    seo: { title: "{{brand}}" },
  };
  const found = checkOriginal(readLocaleFile("es", JSON.stringify(texts)), strings)
    .filter(({ values }) => /^(?:post|nav|seo)\./.test(String(values.key)))
    .map(({ code, values }) => [code, values.key, values.missing, values.extra]);
  expect(found).toEqual([
    ["locale-key-missing", "post.minutes_other", undefined, undefined],
    ["locale-placeholder", "nav.home", "{{brand}}", "{{brnad}}"],
    ["locale-placeholder", "seo.title", "{{title}}", ""],
  ]);
});
