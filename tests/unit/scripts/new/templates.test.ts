import { expect, test } from "vitest";
import { z } from "zod";
import { collectionSchemas } from "#app/content/collections.ts";
import { applicationCard } from "#app/content/schemas/cards.ts";
import { pageHead } from "#app/content/schemas/pages/page-head.ts";
import { callToAction } from "#app/schemas/fields.ts";
import { readTemplate } from "#scripts/new/fill-template.ts";

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
