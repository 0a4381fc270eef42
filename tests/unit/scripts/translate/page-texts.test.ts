import { expect, test } from "vitest";
import { collectionSchemas } from "#app/content/collections.ts";
import { countWords, hasField, translatableFields } from "#scripts/translate/page-texts.ts";

function textsToTranslate(kind: "blog" | "models", data: unknown): [string, string][] {
  return translatableFields(collectionSchemas[kind], data).map(({ name, text }) => [name, text]);
}

test("of an article, words are translated, under the ids of their items; names, days and tags are not", () => {
  const article = {
    slug: "uno",
    title: "Uno",
    description: " ",
    date: "2024-01-01",
    publishAt: "2024-01-01 09:00",
    tags: ["madera"],
    images: [
      { id: "fachada", src: "a/b.jpg", alt: "Una casa", caption: "La casa" },
      { src: "a/c.jpg", alt: "", caption: "La sala" },
    ],
    unknown: "Nada",
  };
  expect(textsToTranslate("blog", article)).toEqual([
    ["title", "Uno"],
    ["images[fachada].alt", "Una casa"],
    ["images[fachada].caption", "La casa"],
    ["images[2].caption", "La sala"],
  ]);
});

test("of a model, its names and its size in feet are the same in every language", () => {
  const model = {
    name: "LUM|NORTE",
    tileName: "LUM.NORTE",
    size: { imperial: "19'x10'" },
    product: { title: "Ficha" },
  };
  expect(textsToTranslate("models", model)).toEqual([["product.title", "Ficha"]]);
});

const page = {
  title: "Uno",
  cards: [
    { id: "a", title: "A" },
    { id: "b", title: "B" },
  ],
  steps: [{ title: "Primero" }],
  lines: ["uno", "dos"],
};

test("a field is translated where the translation has words for it", () => {
  const translation = {
    title: "One",
    cards: [{ id: "b", title: "Bee" }],
    steps: [{ title: "First" }],
    lines: ["one"],
  };
  const has = (...path: PropertyKey[]) => hasField(page, translation, path);
  expect(has("title")).toBe(true);
  expect(has("cards", 0, "title")).toBe(false);
  expect(has("cards", 1, "title")).toBe(true);
  expect(has("steps", 0, "title")).toBe(true);
  expect(has("lines", 0) && has("lines", 1)).toBe(true);
});

test.each([undefined, null, "texto", [], {}, { title: " ", cards: "x", steps: {}, lines: [] }])(
  "%j translates nothing",
  (translation) => {
    const paths: PropertyKey[][] = [["title"], ["cards", 0, "title"], ["steps", 0, "title"], ["lines", 1]];
    expect(paths.some((path) => hasField(page, translation, path))).toBe(false);
  },
);

test.each([
  ["Una casa de 40 m²", 4],
  ["Cuesta {{precio.metro}} con [la licencia](/blog/licencia-y-terreno)", 4],
  ["L’Alcora: quan col·labora", 3],
  ["https://example.com/uno a@b.es", 0],
  ["", 0],
])("«%s» has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
});
