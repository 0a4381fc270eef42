import { expect, test } from "vitest";
import { checkOriginal, usedKeys } from "#scripts/check/locales/check-original.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";
import { findStrings, readSourceStrings } from "#scripts/check/locales/source-code.ts";

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
