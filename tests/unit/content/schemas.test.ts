import { expect, test } from "vitest";
import { z } from "zod";
import { collectionSchemas, pageSchemas } from "#app/content/collections.ts";
import { siteSchema } from "#app/content/schemas/site.ts";
import { href } from "#app/schemas/fields.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema | z.core.JSONSchema._JSONSchema;

/** Every object of a schema, however deep. */
function objects(schema: JsonSchema | undefined): z.core.JSONSchema.JSONSchema[] {
  if (typeof schema !== "object") return [];
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...[schema.items ?? []].flat(),
    ...(schema.prefixItems ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  return [...(schema.properties ? [schema] : []), ...inner.flatMap(objects)];
}

const schemas = { ...collectionSchemas, ...pageSchemas, site: siteSchema };

test.each(Object.entries(schemas))("%s: every object refuses unknown fields", (_name, schema) => {
  const found = objects(z.toJSONSchema(schema));
  expect(found.length).toBeGreaterThan(0);
  for (const object of found) expect(object.additionalProperties).toBe(false);
});

test("a link leads to a path from the root or to an https URL, or is a mailto or tel link", () => {
  const good = [
    "/",
    "/contacto?modelo=lum-norte#x",
    "https://www.mod.example",
    "mailto:a@b.example",
    "tel:+34978000111",
  ];
  for (const target of good) expect(href.safeParse(target).success).toBe(true);
  const bad = ["contacto", "//mod.example", "http://mod.example", "javascript:alert(1)", "", "/una ruta", "#arriba"];
  for (const target of bad) expect(href.safeParse(target).success).toBe(false);
});
