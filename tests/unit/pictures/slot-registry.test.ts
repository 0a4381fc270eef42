import { expect, test } from "vitest";
import { z } from "zod";
import { collectionNames, collectionSchemas, pageKeys, pageSchemas } from "#app/content/collections.ts";
import { readCollection, readPage } from "#app/content/content-files.server.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { picture } from "#app/pictures/picture-field.ts";
import { showIn, slotsAt } from "#app/pictures/slot-registry.ts";

const lead = showIn(picture, { slots: ["lead"] });
const schema = z.strictObject({
  image: lead.describe("A picture."),
  maybe: lead.optional(),
  cards: z.array(z.strictObject({ image: showIn(picture, { slots: ["cardTwo"] }) })).min(1),
  images: z.array(showIn(picture, { slots: ["text"], first: ["lead"] })),
  plain: picture,
});

test.each([
  [["image"], ["lead"]],
  [["maybe"], ["lead"]],
  [["cards", 0, "image"], ["cardTwo"]],
  [["cards", 3, "image"], ["cardTwo"]],
  [
    ["images", 0],
    ["text", "lead"],
  ],
  [["images", 1], ["text"]],
  [["plain"], []],
  [["image", "src"], []],
  [["cards"], []],
  [["nada", "image"], []],
  [[], []],
] as const)("the picture at %j is shown in %j", (path, slots) => {
  expect(slotsAt(schema, path)).toEqual(slots);
});

test("every picture field of the content says where it is shown", () => {
  const unsaid = [
    ...pageKeys.flatMap((key) => {
      const page = readPage(key, "es");
      return page.ok ? unsaidIn(key, pageSchemas[key], page.entry.data) : [];
    }),
    ...collectionNames.flatMap((name) =>
      readCollection(name, "es").entries.flatMap(({ id, data }) => unsaidIn(id, collectionSchemas[name], data)),
    ),
  ];
  expect(unsaid).toEqual([]);
});

function unsaidIn(name: string, fields: z.ZodType, data: object): string[] {
  return textFields(data)
    .filter(({ path }) => path.at(-1) === "src" && slotsAt(fields, path.slice(0, -1)).length === 0)
    .map(({ path }) => `${name} ${path.join(".")}`);
}
