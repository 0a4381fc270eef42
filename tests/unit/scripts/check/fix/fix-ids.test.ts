import { expect, test } from "vitest";
import { fixIds } from "#scripts/check/fix/fix-ids.ts";

const file = "content/es/faq/preguntas-frecuentes.md";
const fields = (id: string) => `${id}topic: Precio\n    question: ¿Cuánto cuesta?\n    answer: Poco.\n    href: /\n`;
const text = (...items: string[]) => `---\nitems:\n${items.map((item) => `  - ${item}`).join("")}---\n`;

test("an item gets its id as its first line", () => {
  expect(fixIds(file, text(fields("")))).toEqual({
    text: text(fields("id: cuanto-cuesta\n    ")),
    changes: [{ kind: "id", id: "cuanto-cuesta", line: 3 }],
  });
});

test("the id is one that the list does not have, and lines are those of the new text", () => {
  const { text: fixed, changes } = fixIds(file, text(fields(""), fields("id: cuanto-cuesta\n    "), fields("")));
  expect(fixed.match(/id: .*/g)).toEqual(["id: cuanto-cuesta-2", "id: cuanto-cuesta", "id: cuanto-cuesta-3"]);
  expect(changes.map((change) => "line" in change && change.line)).toEqual([3, 13]);
});

test.each([
  ["{ question: Uno, answer: Dos }", "{ id: uno, question: Uno, answer: Dos }"],
  ["{question: Uno}", "{id: uno, question: Uno}"],
  ["{}", "{ id: elemento }"],
  ["{ id: , question: Uno }", "{ id: uno , question: Uno }"],
  ['id: ""\n    question: Uno', "id: uno\n    question: Uno"],
  ["question: Uno\n    id: # aún no", "question: Uno\n    id: uno # aún no"],
  ["# Una nota.\n    question: Uno", "# Una nota.\n    id: uno\n    question: Uno"],
])("%s", (before, after) => {
  expect(fixIds(file, text(`${before}\n`)).text).toBe(text(`${after}\n`));
});

test("Windows line ends and a byte order mark stay", () => {
  const source = `\uFEFF${text(fields("")).replaceAll("\n", "\r\n")}`;
  expect(fixIds(file, source).text).toBe(`\uFEFF${text(fields("id: cuanto-cuesta\n    ")).replaceAll("\n", "\r\n")}`);
});

test.each([
  ["a translation", "content/xx/faq/preguntas-frecuentes.md", text(fields(""))],
  ["a file that cannot be read", file, "---\nitems:\n  - topic: [\n---\n"],
  ["a file that has its ids", file, text(fields("id: precio\n    "))],
  ["a file of no collection", "content/es/blogs/uno.md", text(fields(""))],
])("%s stays as it is", (_name, path, source) => {
  expect(fixIds(path, source)).toEqual({ text: source, changes: [] });
});
