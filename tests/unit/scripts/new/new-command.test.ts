import { expect, test } from "vitest";
import { z } from "zod";
import { collectionSchemas } from "#app/content/collections.ts";
import { applicationCard } from "#app/content/schemas/cards.ts";
import { pageHead } from "#app/content/schemas/pages/page-head.ts";
import { callToAction, kebabCase } from "#app/schemas/fields.ts";
import { appendItem } from "#scripts/new/append-item.ts";
import { readTemplate } from "#scripts/new/fill-template.ts";
import { readNewCommand } from "#scripts/new/read-new-command.ts";
import { slugOfTitle } from "#scripts/new/slug-of-title.ts";

test.each([
  ["blog", "post"],
  ["Artículo", "post"],
  ["uso", "card"],
  ["Página", "page"],
])("«%s» makes a %s", (name, what) => {
  expect(readNewCommand([name, "Un título"])).toEqual({ what, title: "Un título" });
});

test("a title without quotation marks is put together, one of several lines becomes one", () => {
  expect(readNewCommand(["blog", "Mi", "casa", "nueva"])).toMatchObject({ title: "Mi casa nueva" });
  expect(readNewCommand(["blog", " Mi\n\tcasa\u2028nueva\u00A0 "])).toMatchObject({ title: "Mi casa nueva" });
});

test.each([
  [["novela", "Un título"], "«novela»"],
  [["blog", " \u200B"], "«blog»"],
  [["blog", "--date", "hoy"], "«--date»"],
])("%j is a mistake that names %s and shows how it is done", (words, named) => {
  expect(() => readNewCommand(words)).toThrow(named);
  expect(() => readNewCommand(words)).toThrow("npm run new -- ");
});

test.each([
  ["¿Cuánto cuesta un año de leña?", "cuanto-cuesta-un-ano-de-lena"],
  ["7.700 € por 11 m²", "7700-por-11-m2"],
  ["¡¡¡Ya!!! 🏡🏡", "ya"],
])("%j becomes %j", (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});

test.each(["¿?", "家を建てる"])("%j has no name", (title) => {
  expect(slugOfTitle(title)).toBe("");
});

test("a long title is cut at a word, one without spaces in the middle", () => {
  const long = slugOfTitle("Todo lo que conviene preguntar antes de firmar el contrato de una casa modular");
  expect(long).toBe("todo-lo-que-conviene-preguntar-antes-de-firmar-el-contrato");
  expect(slugOfTitle("a".repeat(500))).toBe("a".repeat(60));
  expect(slugOfTitle(`${"ab ".repeat(200)}`)).toMatch(kebabCase);
});

const item = "- id: c\n  text: Tres\n";

test("an item is added behind the last one, with its indent, and nothing else changes", () => {
  const text = `---
title: "Uno"   # con comillas
items:
    - {id: a,   text: 'Uno'}
    # entre las dos
    - id: b
      text: >-
        Dos
        líneas
other:   [1,2]
---
Cuerpo.
`;
  const appended = appendItem(text, ["items"], item);
  expect(appended?.text).toBe(text.replace("        líneas\n", "        líneas\n    - id: c\n      text: Tres\n"));
  expect(appended?.line).toBe(10);
});

test("a list deep in the fields and at their end is found, lines end as they do there", () => {
  const text = "\uFEFF---\r\nuses:\r\n  cards:\r\n  - id: a # uno\r\n---\r\n";
  const appended = appendItem(text, ["uses", "cards"], item);
  expect(appended?.text).toBe(
    "\uFEFF---\r\nuses:\r\n  cards:\r\n  - id: a # uno\r\n  - id: c\r\n    text: Tres\r\n---\r\n",
  );
  expect(appended?.line).toBe(5);
});

test.each([
  ["no front matter", "items:\n  - a\n"],
  ["a list between brackets", "---\nitems: [a]\n---\n"],
  ["an empty list", "---\nitems:\n---\n"],
  ["a missing list", "---\ntitle: x\n---\n"],
])("%s has no place for an item", (_name, text) => {
  expect(appendItem(text, ["items"], item)).toBeUndefined();
});

test.each([
  "articulo.md",
  "historia.md",
  "modelo.md",
  "texto-legal.md",
  "pregunta.yaml",
  "uso.yaml",
  "pagina/contenido.md",
])("in %s no comment is left of a field that is gone", (template) => {
  // A comment of several lines fills all of them but the last; a list of further fields begins with their names.
  const lines = readTemplate(template).split("\n");
  const left = lines.filter((line, index) => {
    const next = lines[index + 1] ?? "";
    return /^\s*(?:- )?# (?!\w+: ).{0,80}\.$/.test(line) && /^\s*# (?!\w+: )/.test(next);
  });
  expect(left).toEqual([]);
});

/** Returns the names of the fields of a schema, however deep. */
function fieldNames(schema: z.core.JSONSchema._JSONSchema | undefined): string[] {
  if (typeof schema !== "object") return [];
  const inner = [...[schema.items ?? []].flat(), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const fields = Object.entries(schema.properties ?? {});
  return [...inner.flatMap(fieldNames), ...fields.flatMap(([name, field]) => [name, ...fieldNames(field)])];
}

test.each([
  ["articulo.md", collectionSchemas.blog],
  ["historia.md", collectionSchemas.stories],
  ["modelo.md", collectionSchemas.models],
  ["texto-legal.md", collectionSchemas.legal],
  ["pregunta.yaml", collectionSchemas.faq],
  ["uso.yaml", applicationCard],
  ["pagina/contenido.md", z.strictObject({ ...pageHead, cta: callToAction })],
])("%s names every field that there can be", (template, schema) => {
  const text = readTemplate(template);
  const names = new Set(fieldNames(z.toJSONSchema(schema, { io: "input" })));
  // The file of the questions has them in a list.
  if (schema === collectionSchemas.faq) names.delete("items");
  expect(names.size).toBeGreaterThan(2);
  expect([...names].filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text))).toEqual([]);
});
