import { expect, test } from "vitest";
import { z } from "zod";
import { unfinishedWords } from "#scripts/check/content/body/unfinished-words.ts";
import { fieldSchema } from "#scripts/fields/field-schema.ts";
import { pending, starterValues } from "#scripts/new/starter-values.ts";

const schema = fieldSchema(
  z.strictObject({
    slug: z.string().optional(),
    title: z.string(),
    kind: z.enum(["one", "two"]),
    only: z.literal("x"),
    count: z.int(),
    fixed: z.boolean(),
    size: z.strictObject({ length: z.number(), words: z.string() }).nullable(),
    items: z.array(z.strictObject({ name: z.string(), note: z.string().optional() })).min(1),
    outline: z.array(z.tuple([z.int(), z.int()])),
  }),
  new Map(),
);

test("what has to be there is completed, in the order of the schema", () => {
  const given = { items: [{ note: "n" }, undefined], outline: [[1, 2]], size: { length: 3 }, title: "T" };
  expect(starterValues(schema, given)).toEqual({
    title: "T",
    kind: "one",
    only: "x",
    count: 0,
    fixed: false,
    size: { length: 3, words: pending },
    items: [{ name: pending, note: "n" }, { name: pending }],
    outline: [[1, 2]],
  });
  expect(Object.keys(starterValues(schema, given) as object)[0]).toBe("title");
});

test("null stays null, a list that nobody gives has one entry", () => {
  expect(starterValues(schema, { size: null })).toMatchObject({ size: null, items: [{ name: pending }] });
});

test("the check reports what is still to be written", () => {
  expect(unfinishedWords(pending)).toHaveLength(1);
});
