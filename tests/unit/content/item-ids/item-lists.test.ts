import { expect, test } from "vitest";
import { z } from "zod";
import { collectionNames, collectionSchemas, pageKeys, pageSchemas } from "#app/content/collections.ts";
import { itemListPatterns, itemListsIn } from "#app/content/item-ids/item-lists.ts";

const schema = z.strictObject({
  phases: z.array(z.strictObject({ id: z.string(), steps: z.array(z.strictObject({ id: z.string() })).optional() })),
  points: z.array(z.tuple([z.number(), z.number()])),
  words: z.array(z.string()),
  sizes: z.array(z.strictObject({ width: z.number() })).nullable(),
  doors: z.array(
    z.discriminatedUnion("type", [
      z.strictObject({ id: z.string(), type: z.literal("a") }),
      z.strictObject({ id: z.string(), type: z.literal("b") }),
    ]),
  ),
});

test("every list of groups that a translation can be laid over has ids", () => {
  const schemas: (readonly [string, z.ZodType])[] = [
    ...collectionNames.map((name) => [name, collectionSchemas[name]] as const),
    ...pageKeys.map((key) => [`pages/${key}`, pageSchemas[key]] as const),
  ];
  const lists = schemas.flatMap(([name, fields]) => itemListPatterns(fields).map((list) => ({ name, ...list })));
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.filter(({ hasIds }) => !hasIds)).toEqual([]);
});

test("lists of groups are found at any depth; lists of texts, figures and points are none", () => {
  expect(itemListPatterns(schema).map(({ path, hasIds }) => `${path.join(".")} ${hasIds}`)).toEqual([
    "phases true",
    "phases.*.steps true",
    "sizes false",
    "doors true",
  ]);
});

test("the lists of a file are those that have ids and are there", () => {
  const data = { phases: [{ id: "a", steps: [{ id: "b" }] }, { id: "c" }, "no"], sizes: [{ width: 1 }], doors: "no" };
  expect(itemListsIn(schema, data)).toEqual([
    { path: ["phases"], items: data.phases },
    { path: ["phases", 0, "steps"], items: [{ id: "b" }] },
  ]);
  expect(itemListsIn(schema, null)).toEqual([]);
});
