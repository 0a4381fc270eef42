import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseEntry, parseTranslation } from "#app/content/parse-entry.ts";

const schema = z.strictObject({
  cards: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      src: z.string(),
      steps: z.array(z.strictObject({ id: z.string(), text: z.string() })).optional(),
    }),
  ),
});

const [alder, birch, cedar] = ["aliso", "abedul", "cedro"].map(
  (id) => `  - id: ${id}\n    title: ${id.toUpperCase()}\n    src: ${id}.jpg\n`,
);
const file = (name: string, fields: string) => readFrontMatter(name, `---\ncards:\n${fields}---\n`);
const lay = (original: string, translation: string) =>
  parseTranslation(file("content/es/a.md", original), file("content/xx/a.md", translation), schema);
const cardsOf = (original: string, translation: string) => {
  const result = lay(original, translation);
  return result.ok ? result.entry.data.cards.map(({ title, src }) => `${title} ${src}`) : result.issues;
};
const issuesOf = (original: string, translation: string) => {
  const result = lay(original, translation);
  return result.ok
    ? []
    : result.issues.map(({ line, column, code, values }) => [`${line}:${column} ${code}`, values] as const);
};

const translation = "  - { id: aliso, title: Alder }\n  - { id: abedul, title: Birch }\n";

test("a card that is put in front of the others in Spanish leaves every translated text on its own picture", () => {
  expect(cardsOf(`${alder}${birch}`, translation)).toEqual(["Alder aliso.jpg", "Birch abedul.jpg"]);
  expect(cardsOf(`${cedar}${alder}${birch}`, translation)).toEqual([
    "CEDRO cedro.jpg",
    "Alder aliso.jpg",
    "Birch abedul.jpg",
  ]);
});

test("order is the original's, in whatever order the translation has its items", () => {
  expect(cardsOf(`${birch}${alder}`, translation)).toEqual(["Birch abedul.jpg", "Alder aliso.jpg"]);
});

test("an id that the original lost is shown where it stands, with the nearest one or those that are left", () => {
  expect(issuesOf(`${alder}`, translation)).toEqual([
    ["4:11 translation-id-unknown", { list: "cards", id: "abedul", suggestion: "", free: "" }],
  ]);
  expect(issuesOf(`${alder}${birch}`, "  - { id: aliso }\n  - id: abedull\n    title: Birch\n")).toEqual([
    ["4:9 translation-id-unknown", { list: "cards", id: "abedull", suggestion: "abedul", free: "" }],
  ]);
  expect(issuesOf(`${alder}${birch}`, "  - { id: fresno, title: Ash }\n")).toEqual([
    ["3:11 translation-id-unknown", { list: "cards", id: "fresno", suggestion: "", free: "aliso, abedul" }],
  ]);
});

test("an item without an id, or with that of another, is one issue with the ids that are left", () => {
  expect(issuesOf(`${alder}${birch}`, "  - { id: aliso }\n  - { title: Birch, src: x, wrong: y }\n")).toEqual([
    ["4:5 translation-id-missing", { field: "cards[2]", free: "abedul" }],
  ]);
  expect(issuesOf(`${alder}${birch}`, "  - { id: aliso }\n  - { id: aliso }\n")).toEqual([
    ["4:11 item-id-duplicate", { id: "aliso", line: 3, free: "abedul" }],
  ]);
});

test("lists within items are compared with those of the same item", () => {
  const steps = "    steps: [{ id: uno, text: Uno }]\n";
  const translated = "  - id: abedul\n    steps: [{ id: uno, text: One }, { id: dos, text: Two }]\n";
  expect(issuesOf(`${alder}${birch}${steps}`, translated)).toEqual([
    ["4:43 translation-id-unknown", { list: "cards[1].steps", id: "dos", suggestion: "", free: "" }],
  ]);
});

test("an issue of a field is found in the translation, whatever the item's place there", () => {
  expect(issuesOf(`${alder}${birch}${cedar}`, "  - id: cedro\n    title: [Cedar]\n  - { id: aliso }\n")).toEqual([
    ["4:12 field-type", expect.objectContaining({ field: "cards[3].title" })],
  ]);
});

test("what the original lacks is reported there and nowhere else", () => {
  const original = "  - { title: Aliso, src: a.jpg }\n";
  expect(issuesOf(original, "  - { id: aliso, title: Alder }\n")).toEqual([]);
  const result = parseEntry(file("content/es/a.md", `${original}  - { Id: dos, title: Dos, src: b.jpg }\n`), schema);
  expect(!result.ok && result.issues.map(({ line, column, code, values }) => [line, column, code, values])).toEqual([
    [4, 7, "field-unknown", expect.objectContaining({ suggestion: "id" })],
    [3, 5, "item-id-missing", { field: "cards[1]", id: "aliso" }],
  ]);
});
