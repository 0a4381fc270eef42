import { expect, test } from "vitest";
import { z } from "zod";
import { collectionSchemas } from "#app/content/collections.ts";
import { applicationCard } from "#app/content/schemas/cards.ts";
import { pageHead } from "#app/content/schemas/pages/page-head.ts";
import { callToAction } from "#app/schemas/fields.ts";
import { unfinishedWords } from "#scripts/check/texts/unfinished-words.ts";
import { fillTemplate, readTemplate } from "#scripts/new/fill-template.ts";
import { pending } from "#scripts/new/template-values.ts";

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

test("values are filled in whatever they are, comments and texts without a name stay", () => {
  const template = '# <uno> en un comentario\na: <uno>\nb: <uno> y <dos>\nc: "1" # fijo\nd: [[0, 0], [1, 2]]\n';
  expect(fillTemplate(template, { uno: "null", dos: "- x: <uno>", tres: "a, b" })).toBe(
    '# <uno> en un comentario\na: "null"\nb: "null y - x: <uno>"\nc: "1" # fijo\nd: [[0, 0], [1, 2]]\n',
  );
});

test("a name without a value is an error that names it", () => {
  expect(() => fillTemplate("a: <tres>\n", { uno: "1" })).toThrow("<tres>");
});

test("the check reports what is still to be written", () => {
  expect(unfinishedWords(pending)).toHaveLength(1);
});
