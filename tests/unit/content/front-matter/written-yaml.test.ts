import { expect, test } from "vitest";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseSite } from "#app/content/front-matter/site-file.ts";
import type { Issue } from "#app/content/issues.ts";

function issuesOf(frontMatter: string): Issue[] {
  const result = readFrontMatter("a.md", `---\n${frontMatter}\n---\n`);
  return result.ok ? [] : result.issues;
}
const places = (frontMatter: string) =>
  issuesOf(frontMatter).map(({ line, column, code }) => `${line}:${column} ${code}`);

test.each(["title: “Hola”", "title: ‘Hola’", "title: „Hola“", "tags: [uno, “dos”]", "title:   “Hola: qué tal”"])(
  "%s has curly quotation marks for straight ones",
  (text) => {
    expect(places(text)).toEqual([`2:${text.search(/[“‘„]/) + 1} quotes-curly`]);
  },
);

test.each([
  "title: “Hygge” en casa",
  "title: Una casa “lista”",
  "title: “Uno” y “dos”",
  'title: "“Hola”"',
  "quote: «Nos pedían sitio.»",
  "text: >-\n  “Hola”",
  "text: |\n  quote: “Hola”",
])("%s has quotation marks that belong to the text", (text) => {
  expect(places(text)).toEqual([]);
});

test("what YAML says of curly marks is not said as well", () => {
  expect(places("title: “Hola: qué tal”\ndescription: Uno")).toEqual(["2:8 quotes-curly"]);
  expect(issuesOf("title: “Hola”")[0]?.values).toEqual({ value: "“Hola”", words: "Hola" });
});

test.each([
  ["title: Parcela #1 en Vinaroz", 16, "#1 en Vinaroz", "Parcela #1 en Vinaroz"],
  ["title: #CasaModular", 8, "#CasaModular", "#CasaModular"],
  ["tags:\n  - Uno #dos", 9, "#dos", "Uno #dos"],
])("%j loses words to a comment", (text, column, comment, all) => {
  expect(issuesOf(text)).toMatchObject([{ code: "text-cut", column, values: { comment, all } }]);
});

test.each([
  "title: Uno # una nota",
  "size: null # a medida",
  "title: C# y #uno".replace(" #", "#"),
  "width: 12 #mm",
  'title: "Parcela #1"',
  "# una nota\ntitle: Uno",
  "#nota: uno\ntitle: Uno",
  "text: >-\n  Parcela #1",
])("%j keeps all its words", (text) => {
  expect(places(text)).toEqual([]);
});

test("an invisible character is named before all that follows from it", () => {
  expect(issuesOf("ti\u200Btle: Uno: dos")).toEqual([
    {
      file: "a.md",
      code: "character-invisible",
      line: 2,
      column: 3,
      values: { character: "zeroWidthSpace", point: "U+200B", around: "ti▯tle: Uno: do", more: 0 },
    },
  ]);
});

test("the site's file is read the same way", () => {
  expect(parseSite("content/site.yaml", "brand: “MOD”\n")).toMatchObject({
    ok: false,
    issues: [{ code: "quotes-curly", line: 1, column: 8 }],
  });
});
