import { expect, test } from "vitest";
import { z } from "zod";
import { collectionNames, collectionSchemas, pageKeys, pageSchemas } from "#app/content/collections.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { picture } from "#app/pictures/picture-field.ts";
import { showIn, slotsAt } from "#app/pictures/slot-registry.ts";
import { fixture } from "#tests/site/fixture-site.ts";

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
  [["cards", 0, "image"], ["cardTwo"]],
  [
    ["images", 0],
    ["text", "lead"],
  ],
  [["images", 1], ["text"]],
  [["plain"], []],
] as const)("the picture at %j is shown in %j", (path, slots) => {
  expect(slotsAt(schema, path)).toEqual(slots);
});

test("every picture field of the schemas says where it is shown", () => {
  const { files } = fixture;
  const fields = [
    ...pageKeys.flatMap((key) => {
      const page = files.page(key, "es");
      return page.ok ? pictureFields(key, pageSchemas[key], page.entry.data) : [];
    }),
    ...collectionNames.flatMap((name) =>
      files.collection(name, "es").entries.flatMap(({ id, data }) => pictureFields(id, collectionSchemas[name], data)),
    ),
  ];
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter(({ slots }) => slots.length === 0)).toEqual([]);
});

/** Returns the picture fields of a file, each with the slots that its schema names. */
function pictureFields(file: string, fields: z.ZodType, data: object) {
  return textFields(data)
    .filter(({ path }) => path.at(-1) === "src")
    .map(({ path }) => ({ field: `${file} ${path.join(".")}`, slots: slotsAt(fields, path.slice(0, -1)) }));
}
