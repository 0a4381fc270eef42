import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseEntry } from "#app/content/parse-entry.ts";
import { checkCards } from "#scripts/check/content/check-cards.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

const schema = z.strictObject({ cards: z.array(z.strictObject({ title: z.string(), text: z.string() })) });

function page(texts: readonly string[], { locale = "es", id = "uno" } = {}): ContentFile {
  const cards = texts.map((text, index) => `  - { title: Tarjeta ${index}, text: ${JSON.stringify(text)} }`);
  const file = `content/${locale}/pages/${id}.md`;
  const result = parseEntry(readFrontMatter(file, `---\ncards:\n${cards.join("\n")}\n---\n`), schema);
  if (!result.ok) throw new Error("The page cannot be read.");
  return { ...result.entry, locale, kind: "pages", id, slug: id };
}

const found = (...files: ContentFile[]) =>
  checkCards(files).map(({ file, line, values }) => [file, line, values.words]);

test("cards that have nothing in common are right", () => {
  expect(found(page(["Una mesa junto al vidrio.", "Un sofá al fondo."]))).toEqual([]);
});

test("four equal words at the beginning are found, across files too", () => {
  const first = page(["Con luz del norte se pinta."]);
  const second = page(["Con luz del norte se lee."], { id: "dos" });
  expect(found(first, second)).toEqual([["content/es/pages/dos.md", 3, "con luz del norte"]]);
});

test("three equal words at the beginning, or five anywhere, are no formula", () => {
  expect(found(page(["Con luz del sur.", "Con luz del norte."]))).toEqual([]);
  expect(found(page(["Hay una mesa junto al vidrio.", "Cabe una mesa junto al vidrio."]))).toEqual([]);
});

test("six equal words in a row are found anywhere", () => {
  expect(found(page(["Hay una mesa larga junto al vidrio.", "Cabe una mesa larga junto al vidrio."]))).toEqual([
    ["content/es/pages/uno.md", 4, "una mesa larga junto al vidrio"],
  ]);
});

test("figures, placeholders, signs and capitals do not tell two texts apart", () => {
  const pairs = [
    ["Caben 4 mesas, dos sillas y un sofá.", "Caben 12 mesas: dos sillas y un sofá."],
    ["Mide {{a.b}} por fuera y tiene baño.", "Mide {{c.d}} por fuera y tiene ducha."],
    ["CON LUZ DEL NORTE.", "con luz, del norte"],
  ];
  for (const pair of pairs) expect(found(page(pair))).toHaveLength(1);
});

test("two languages are not compared with each other", () => {
  expect(found(page(["Con luz del norte."]), page(["Con luz del norte."], { locale: "xx" }))).toEqual([]);
});

test("the lists of two models describe the same part with the same words", () => {
  const list = { ...page(["Tablas verticales de madera con cámara ventilada."]), kind: "models" } as const;
  expect(found(list, { ...list, id: "dos" }, page(["Tablas verticales de madera con cámara ventilada."]))).toEqual([]);
});

test("a text that repeats itself is not alike to another", () => {
  const words = "una mesa larga junto al vidrio";
  expect(found(page([`${words} y ${words}`]))).toEqual([]);
});
