import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseEntry, parseTranslation } from "#app/content/parse-entry.ts";
import { applicationCard } from "#app/content/schemas/cards.ts";
import { pendingPicture } from "#app/pictures/pending-pictures.ts";
import { withId } from "#app/schemas/fields.ts";

const schema = z.strictObject({
  title: z.string(),
  date: z.string(),
  tags: z.array(z.string()),
  cards: z.array(z.strictObject({ id: z.string(), text: z.string(), href: z.string() })),
});

const original = readFrontMatter(
  "content/es/blog/uno.md",
  `---
title: Uno
date: 2024-03-15
tags: [precio, ahorro]
cards:
  - { id: una, text: Primera, href: /contacto }
  - { id: otra, text: Segunda, href: /blog }
---
Texto.
`,
);
const translate = (source: string) =>
  parseTranslation(original, readFrontMatter("content/xx/blog/uno.md", source), schema);

test("translated fields replace the original's and the rest stays", () => {
  const result = translate("---\ntitle: One\ncards:\n  - id: una\n    text: First\n---\nText.\n");
  expect(result.ok && result.entry.data).toEqual({
    title: "One",
    date: "2024-03-15",
    tags: ["precio", "ahorro"],
    cards: [
      { id: "una", text: "First", href: "/contacto" },
      { id: "otra", text: "Segunda", href: "/blog" },
    ],
  });
  expect(result.ok && result.entry.body).toBe("Text.\n");
  expect(result.ok && result.entry.file).toBe("content/xx/blog/uno.md");
});

test("what a translation was made from is none of its fields", () => {
  const result = translate('---\ntitle: One\noriginal:\n  fields: "ab"\n  sections:\n    "": "cd"\n---\n');
  expect(result.ok && result.entry.data).toEqual({
    title: "One",
    date: "2024-03-15",
    tags: ["precio", "ahorro"],
    cards: [
      { id: "una", text: "Primera", href: "/contacto" },
      { id: "otra", text: "Segunda", href: "/blog" },
    ],
  });
});

test.each([
  ["original: ayer", 3],
  ["original:\n  fields: 12", 4],
  ["original:\n  section: ab", 4],
  ["original:\n  sections: [ab]", 4],
  ["original:\n  sections:\n    a: 12", 5],
])("%j says in line %i what a translation was made from in a way that nobody reads", (lines, line) => {
  const result = translate(`---\ntitle: One\n${lines}\n---\n`);
  expect(!result.ok && result.issues.map((issue) => issue.line)).toEqual([line]);
});

test("an original was made from nothing", () => {
  const result = parseEntry(
    readFrontMatter("content/es/blog/uno.md", "---\ntitle: Uno\noriginal:\n  fields: ab\n---\n"),
    schema,
  );
  const found = result.ok ? [] : result.issues.filter(({ values }) => String(values.field) === "original");
  expect(found.map(({ code, line }) => [code, line])).toEqual([["field-unknown", 3]]);
});

test("a translation without a body keeps the original's", () => {
  const result = translate("---\ntitle: One\n---\n");
  expect(result.ok && result.entry).toMatchObject({ body: "Texto.\n", bodyLine: 9 });
});

test("a list of texts is replaced whole", () => {
  const result = translate("---\ntags: [price]\n---\n");
  expect(result.ok && result.entry.data.tags).toEqual(["price"]);
});

test("a misspelt field of a translation is shown there", () => {
  const result = translate("---\ntitle: One\ncards:\n  - id: otra\n    texto: First\n---\n");
  expect(!result.ok && result.issues).toMatchObject([
    {
      file: "content/xx/blog/uno.md",
      line: 5,
      column: 5,
      code: "field-unknown",
      values: { field: "cards[2].texto" },
    },
  ]);
});

test("a translation that cannot be read gives the issues of its own file", () => {
  const result = translate("Sin datos.\n");
  expect(!result.ok && result.issues.map(({ file, code }) => [file, code])).toEqual([
    ["content/xx/blog/uno.md", "front-matter-missing"],
  ]);
});

test("an original that cannot be read gives its own issues, whatever its translation is like", () => {
  const broken = readFrontMatter("content/es/blog/uno.md", "");
  const translation = readFrontMatter("content/xx/blog/uno.md", "---\ntitle: One\n---\n");
  const result = parseTranslation(broken, translation, schema);
  expect(!result.ok && result.issues.map(({ file, code }) => [file, code])).toEqual([
    ["content/es/blog/uno.md", "file-empty"],
  ]);
});

test("a mistake in the fields of the original is reported there, and not in the translation as well", () => {
  const wrong = readFrontMatter("content/es/blog/uno.md", "---\ntitle: Uno\ntittle: Uno\ndate: 3\n---\n");
  const translation = readFrontMatter("content/ca/blog/uno.md", "---\ntitle: U\nheadin: U\n---\n");
  const result = parseTranslation(wrong, translation, z.strictObject({ title: z.string(), date: z.string() }));
  const places = result.ok ? [] : result.issues.map(({ file, values }) => `${file} ${values.field}`);
  expect(places.sort()).toEqual([
    "content/ca/blog/uno.md headin",
    "content/es/blog/uno.md date",
    "content/es/blog/uno.md tittle",
  ]);
});

test("body and tree of an entry are of the same text, the translation's or the original's", () => {
  const textOf = (source: string) => {
    const result = translate(source);
    const [block] = result.ok ? result.entry.tree().children : [];
    return block?.type === "paragraph" && block.children[0]?.type === "text" ? block.children[0].value : undefined;
  };
  expect(textOf("---\ntitle: One\n---\nText.\n")).toBe("Text.");
  expect(textOf("---\ntitle: One\n---\n\n")).toBe("Texto.");
});

test("a card whose picture nobody has named yet is read only where that is allowed", () => {
  const cards = z.strictObject({ cards: z.array(withId(applicationCard)) });
  const file = (name: string, title: string) =>
    readFrontMatter(name, `---\ncards:\n  - id: una\n    title: ${title}\n    text: Texto.\n    model: uno\n---\n`);
  const sides = [file("content/es/pages/a.md", "Sauna"), file("content/xx/pages/a.md", "Bath")] as const;
  const strict = parseTranslation(...sides, cards);
  expect(!strict.ok && strict.issues.map(({ code }) => code)).toEqual(["field-missing"]);
  const lenient = parseTranslation(...sides, cards, { pendingPictures: true });
  expect(lenient.ok && lenient.entry.data.cards[0]).toMatchObject({ title: "Bath", image: { src: pendingPicture } });
});
