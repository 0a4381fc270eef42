import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseEntry, parseTranslation } from "#app/content/parse-entry.ts";
import { advise } from "#scripts/check/advice/advise.ts";

const file = "content/es/pages/prueba.md";

const schema = z.strictObject({
  title: z.string(),
  cards: z.array(
    z.strictObject({
      text: z.string().trim().min(1),
      image: z.strictObject({ src: z.string().regex(/^[a-z]+\.jpg$/), alt: z.string() }),
    }),
  ),
  kind: z.enum(["a", "b"]).optional(),
  size: z.number().positive().max(10).nullable().optional(),
});

const parse = (source: string) => parseEntry(readFrontMatter(file, source), schema);

/** `line:column code field` of every issue. */
function issuesOf(frontMatter: string, shape: z.ZodType = schema): string[] {
  const result = parseEntry(readFrontMatter(file, `---\n${frontMatter}\n---\n`), shape);
  if (result.ok) throw new Error("Nothing is wrong.");
  return advise(result.errors).map(({ line, column, code, values }) => `${line}:${column} ${code} ${values.field}`);
}

test("every issue of a file comes at once", () => {
  expect(issuesOf("titel: Uno\ncards:\n  - text:\n    image: { src: x.gif }\nkind: c")).toEqual([
    "4:10 field-missing cards[1].text",
    "5:19 field-format cards[1].image.src",
    "5:5 alt-missing cards[1].image.alt",
    "6:7 field-value kind",
    "2:1 field-unknown titel",
  ]);
});

test("the issue of a misspelt field suggests the name that is missing", () => {
  const result = parse("---\ntitel: Uno\ncards:\n  - texto: Una\n    foto: x\n---\n");
  const unknown = !result.ok && advise(result.errors).filter(({ code }) => code === "field-unknown");
  expect(unknown).toMatchObject([
    { line: 4, values: { field: "cards[1].texto", suggestion: "text" } },
    { line: 5, values: { field: "cards[1].foto", suggestion: "image" } },
    { line: 2, values: { field: "titel", suggestion: "title" } },
  ]);
});

test("of a union only the issues of the branch that was meant are shown", () => {
  const door = z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("hinged"), hinge: z.string() }),
    z.strictObject({ type: z.literal("sliding") }),
  ]);
  const shape = z.strictObject({ doors: z.array(door) });
  expect(issuesOf("doors:\n  - { type: hinged }", shape)).toEqual(["3:5 field-missing doors[1].hinge"]);
  expect(issuesOf("doors:\n  - { type: folding }", shape)).toEqual(["3:13 field-value doors[1].type"]);
});

const translatedSchema = z.strictObject({
  title: z.string(),
  date: z.string(),
  tags: z.array(z.string()),
  cards: z.array(z.strictObject({ text: z.string(), href: z.string() })),
});

const original = readFrontMatter(
  "content/es/blog/uno.md",
  `---
title: Uno
date: 2024-03-15
tags: [precio, ahorro]
cards:
  - { text: Primera, href: /contacto }
  - { text: Segunda, href: /blog }
---
Texto.
`,
);
const translate = (source: string) =>
  parseTranslation(original, readFrontMatter("content/xx/blog/uno.md", source), translatedSchema);

test("a list is replaced by one of as many items, and shown as the original has it otherwise", () => {
  const tagsOf = (tags: string) => {
    const result = translate(`---\ntags: ${tags}\n---\n`);
    return result.ok && result.entry.data.tags;
  };
  expect(tagsOf("[price, saving]")).toEqual(["price", "saving"]);
  expect(tagsOf("[price]")).toEqual(["precio", "ahorro"]);
  const cards = translate("---\ncards:\n  - text: First\n---\n");
  expect(cards.ok && cards.entry.data.cards.map(({ text }) => text)).toEqual(["Primera", "Segunda"]);
  // Its texts are the original's: what is wrong with them is said there.
  expect(cards.ok && cards.entry.locate.has(["cards", 0, "text"])).toBe(false);
});

test("mistakes of the original are reported there, and those of its translation once it is right", () => {
  const placesOf = (source: string) => {
    const wrong = readFrontMatter("content/es/blog/uno.md", source);
    const translation = readFrontMatter("content/ca/blog/uno.md", "---\ntitle: U\nheadin: U\n---\n");
    const result = parseTranslation(wrong, translation, z.strictObject({ title: z.string(), date: z.string() }));
    return result.ok ? [] : advise(result.errors).map(({ file, values }) => `${file} ${values.field}`);
  };
  expect(placesOf("---\ntitle: Uno\ntittle: Uno\ndate: hoy\n---\n")).toEqual(["content/es/blog/uno.md tittle"]);
  expect(placesOf("---\ntitle: Uno\ndate: hoy\n---\n")).toEqual(["content/ca/blog/uno.md headin"]);
});
