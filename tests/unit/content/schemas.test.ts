import { expect, test } from "vitest";
import { z } from "zod";
import { collectionSchemas, isPageKey, pageKeys, pageSchemas } from "#app/content/collections.ts";
import { siteSchema } from "#app/content/schemas/site.ts";
import { pictureSource } from "#app/pictures/picture-field.ts";
import { href, isoDate, slug, yearMonth } from "#app/schemas/fields.ts";

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

test("the keys of the fixed pages are known", () => {
  expect(pageKeys).toContain("private-buyers");
  expect(isPageKey("toString")).toBe(false);
  expect(isPageKey("financiacion")).toBe(false);
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

test("a picture is a file below its folder, in lower case", () => {
  for (const source of ["a.jpg", "a/b-2.jpeg", "a/b/c.png", "a.webp"]) {
    expect(pictureSource.safeParse(source).success).toBe(true);
  }
  for (const source of [
    "../a.jpg",
    "/a.jpg",
    "a/../b.jpg",
    "A.jpg",
    "a.svg",
    "a b.jpg",
    "a.jpg.exe",
    "./a.jpg",
    "ñ.jpg",
  ]) {
    expect(pictureSource.safeParse(source).success).toBe(false);
  }
});

test("days and months are real ones, slugs kebab case", () => {
  expect(isoDate.safeParse("2024-02-29").success).toBe(true);
  expect(isoDate.safeParse("2023-02-29").success).toBe(false);
  expect(yearMonth.safeParse("2024-12").success).toBe(true);
  expect(yearMonth.safeParse("2024-13").success).toBe(false);
  expect(slug.safeParse("cuentas-claras").success).toBe(true);
  expect(slug.safeParse("../../x").success).toBe(false);
});
