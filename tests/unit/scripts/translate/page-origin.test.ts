import { expect, test } from "vitest";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { fieldsHash, originOf, writeOrigin } from "#scripts/translate/page-origin.ts";

const origin = { fields: "0123456789ab", sections: { "": "123456789012", "la-licencia": "12345e678901", no: "ab" } };
const lines = [
  "original:",
  '  fields: "0123456789ab"',
  "  sections:",
  '    "": "123456789012"',
  '    "la-licencia": "12345e678901"',
  '    "no": "ab"',
  "",
];

function dataOf(source: string): unknown {
  const result = readFrontMatter("content/en/blog/a.md", source);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value.data;
}

test.each([
  ["\n", ""],
  ["\r\n", ""],
  ["\n", "\uFEFF"],
])("an origin comes last, and no other line changes (%j, %j)", (newline, mark) => {
  const before = `${mark}${["---", "# nota", "title:   'Uno'   # nota", "tags: [a,b]", ""].join(newline)}`;
  const after = ["---", "", "Texto --- y más.", ""].join(newline);
  const written = writeOrigin(before + after, origin);
  expect(written).toBe(before + lines.join(newline) + after);
  expect(dataOf(written)).toEqual({ title: "Uno", tags: ["a", "b"], original: origin });
});

test.each([
  'original:\n  fields: "a"\n',
  'original:\n    fields: "a"\n\n    sections:\n        "": "b" # nota\n',
  'original: { fields: "a" }\n',
  "original:\n",
  "original: ~ # nota\n",
])("%j is replaced where it stands", (old) => {
  const source = (middle: string) => `---\ntitle: Uno\n${middle}# de la fecha\ndate: 2024-01-01\n---\nTexto\n`;
  expect(writeOrigin(source(old), origin)).toBe(source(lines.join("\n")));
});

test("an empty front matter gets an origin", () => {
  expect(dataOf(writeOrigin("---\n---\nTexto\n", origin))).toEqual({ original: origin });
});

test("an original without a body leaves no sections", () => {
  const written = writeOrigin("---\ntitle: Uno\n---\n", { fields: "ab", sections: {} });
  expect(dataOf(written)).toEqual({ title: "Uno", original: { fields: "ab", sections: {} } });
});

test("fields are known by their words and places, whatever their order in the file", () => {
  const [title, card] = [
    { path: ["title"], name: "title", text: "Uno" },
    { path: ["cards", 0, "text"], name: "cards[a].text", text: "Dos" },
  ];
  if (!title || !card) throw new Error("unreachable");
  expect(fieldsHash([title, card])).toBe(fieldsHash([card, title]));
  expect(fieldsHash([title, card])).not.toBe(fieldsHash([title]));
  expect(fieldsHash([title])).not.toBe(fieldsHash([{ ...title, text: "uno" }]));
});

test("a translation without a body is of the fields alone", () => {
  expect(originOf([], undefined)).not.toHaveProperty("sections");
  expect(originOf([], [{ id: "a", heading: "A", text: "## A" }])).toHaveProperty(["sections", "a"]);
});
