import { expect, test } from "vitest";
import { z } from "zod";
import { postSchema } from "#app/content/schemas/post.ts";
import { collectExplanations, readExplanations } from "#scripts/fields/explanations.ts";
import { fieldSchema } from "#scripts/fields/field-schema.ts";

const explanations = new Map([
  ["fields.a.name", "El nombre."],
  ["fields.a.day", "El día."],
  ["fields.a.code", "El código, en minúsculas."],
]);

test("a field has its sentence as description, also one that is called so", () => {
  const schema = z.strictObject({
    description: z.string().describe("fields.a.name"),
    code: z.string().optional().describe("fields.a.code"),
  });
  expect(fieldSchema(schema, explanations)).toMatchObject({
    properties: {
      description: { type: "string", description: "El nombre." },
      code: { description: "El código, en minúsculas." },
    },
    required: ["description"],
    additionalProperties: false,
  });
});

test("a field with a default may be left out, entries of lists are explained as well", () => {
  const schema = z.strictObject({
    names: z.array(z.string().describe("fields.a.name")),
    day: z.string().nullish().default(null).describe("fields.a.day"),
  });
  const { required, properties } = fieldSchema(schema, explanations);
  expect(required).toEqual(["names"]);
  expect(properties?.names?.items).toMatchObject({ description: "El nombre." });
});

test("a key without a sentence is an error that names it", () => {
  expect(() => fieldSchema(z.string().describe("fields.a.gone"), explanations)).toThrow("fields.a.gone");
});

test("a schema of the project is explained by the locale file", () => {
  expect(fieldSchema(postSchema, readExplanations()).properties?.title?.description).toMatch(/^\p{Lu}.+\.$/u);
});

test("a locale file of any shape gives the explanations that it has", () => {
  expect([...collectExplanations({ fields: { a: { b: "Uno.", c: 2 }, d: "e", f: null } })]).toEqual([
    ["fields.a.b", "Uno."],
  ]);
  for (const texts of [undefined, null, "x", {}, { fields: 3 }]) expect([...collectExplanations(texts)]).toEqual([]);
});
