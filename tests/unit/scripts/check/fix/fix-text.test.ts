import { expect, test } from "vitest";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { fixText } from "#scripts/check/fix/fix-text.ts";

const file = "content/es/blog/articulo.md";
const head = "---\ntitle: Uno\n---\n";

/** Returns the fixed body, and fails where a second run would change it again or a field changes. */
function fixBody(body: string): string {
  const { text } = fixText(file, head + body);
  expect(fixText(file, text)).toEqual({ text, changes: [] });
  expect(text.startsWith(head)).toBe(true);
  return text.slice(head.length);
}

test("very many spaces within a line stay, and are looked through once", () => {
  const source = `{ "uno":${" ".repeat(200_000)}"dos" }\n`;
  expect(fixText("locales/es.json", source)).toEqual({ text: source, changes: [] });
});

test.each<[what: string, before: string, after: string]>([
  ["the space of a heading", "\n##Título\n\nTexto.\n", "\n## Título\n\nTexto.\n"],
  ["a space that is none", "\n###\u00A0Título\n", "\n### Título\n"],
  ["bullets of a word processor", "\nUna:\n\n•\tUno\n•\tDos\n", "\nUna:\n\n- Uno\n- Dos\n"],
  ["dashes", "\nUna:\n— Uno\n— Dos\n", "\nUna:\n- Uno\n- Dos\n"],
  ["bullets in paragraphs of their own", "\n· Uno\n\n· Dos\n", "\n- Uno\n\n- Dos\n"],
  ["a heading that stands in a typed list", "\n• ##Uno\n• Dos\n", "\n- ## Uno\n- Dos\n"],
  ["bullets of a quotation", "\n> • Uno\n> • Dos\n", "\n> - Uno\n> - Dos\n"],
  ["spaces at the end of lines", "\nUno \nDos\t\n   \nTres  \n", "\nUno\nDos\n\nTres\n"],
  ["the last line end", "\nUno", "\nUno\n"],
])("%s is corrected", (_what, before, after) => {
  expect(fixBody(before)).toBe(after);
});

test.each([
  ["a line break", "\nUno  \nDos\n"],
  ["code", "\n```\nuno  \n##dos\n• tres\n```\n\n    cuatro  \n    cinco\n"],
  ["code within a line", "\nUno `dos \ntres` y `##cuatro`.\n"],
  ["a comment", "\n<!-- nota  \n• una -->\n\nUno.\n"],
  ["a quotation with its author", "\n> Lo dice.\n>\n> — Ana\n"],
  ["a dialogue", "\n— ¿Cuánto?\n\n— Lo justo.\n"],
  ["escaped signs", "\n\\##Uno\n\\• Dos\n\\• Tres\n"],
])("%s stays as it is", (_what, body) => {
  expect(fixBody(body)).toBe(body);
});

test("byte order mark and Windows line ends stay, and the last line end is one of them", () => {
  const source = "\uFEFF---\r\ntitle: Uno \r\n---\r\n\r\n##Título \r\n\r\n• Uno  \r\n• Dos";
  expect(fixText(file, source)).toEqual({
    text: "\uFEFF---\r\ntitle: Uno\r\n---\r\n\r\n## Título\r\n\r\n- Uno\r\n- Dos\r\n",
    changes: [
      { kind: "mark", line: 5, before: "##Título", after: "## Título" },
      { kind: "mark", line: 7, before: "• Uno", after: "- Uno" },
      { kind: "mark", line: 8, before: "• Dos", after: "- Dos" },
      { kind: "spaces", lines: [2, 5, 7] },
      { kind: "final-newline" },
    ],
  });
});

test("front matter keeps the spaces that belong to a value", () => {
  const source = "---\ntitle: Uno\ntext: |\n  Uno  \n  Dos\nother: 2\n---\n\nTres \n";
  const { text, changes } = fixText(file, source);
  expect(text).toBe(source.replace("Tres ", "Tres"));
  expect(changes).toEqual([{ kind: "spaces", lines: [9] }]);
  expect(readFrontMatter(file, text)).toMatchObject({ ok: true, value: { data: { text: "Uno  \nDos\n" } } });
});

test.each([
  ["no front matter", file, "##Título \n• Uno\n• Dos"],
  ["broken front matter", file, "---\ntitle: a: b \n---\n##Título "],
  ["broken YAML", "content/site.yaml", "a: b: c \nd: 1"],
  ["aliases that multiply", "content/site.yaml", `a: &a [${"x,".repeat(50)}] \nb: [${"*a,".repeat(200)}]`],
  ["brackets without end", "content/site.yaml", `a: ${"[".repeat(50_000)} `],
  ["broken JSON", "locales/es.json", '{ "a": 1, \n}'],
  ["an empty file", file, " \n"],
])("a file with %s is not touched", (_what, name, source) => {
  expect(fixText(name, source)).toEqual({ text: source, changes: [] });
});

test("a row of spaces within a line stays, however long", () => {
  const source = `---\ntitle: Uno\n---\n\nUno${" ".repeat(200_000)}dos\n`;
  expect(fixText(file, source)).toEqual({ text: source, changes: [] });
});

test("site.yaml and locale files lose spaces at the end of lines, and nothing else", () => {
  expect(fixText("content/site.yaml", 'a: 1 \nb: "dos " \n# ##nota\t\nc: x').text).toBe(
    'a: 1\nb: "dos "\n# ##nota\nc: x\n',
  );
  expect(fixText("content/site.yaml", "a: |+\n  uno \n\nb: 1").text).toBe("a: |+\n  uno \n\nb: 1\n");
  expect(fixText("locales/es.json", '{ \n  "a": "##b " \n}').text).toBe('{\n  "a": "##b "\n}\n');
});
