import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { collectionNames, collectionSchemas, pageKeys, pageSchemas } from "#app/content/collections.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { picture } from "#app/pictures/picture-field.ts";
import { sizesOf } from "#app/pictures/picture-sizes.ts";
import { pictureSlots, type Slot } from "#app/pictures/picture-slots.ts";
import { showIn, slotsAt } from "#app/pictures/slot-registry.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const readSource = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
const slots: [string, Slot][] = Object.entries(pictureSlots);

test("a slot changes its size where layouts change, the wide windows first", () => {
  const settings = readSource("app/styles/settings/_breakpoints.scss");
  const breakpoints = [...settings.matchAll(/: (\d+)em/g)].map(([, width]) => Number(width));
  for (const [name, { sizes }] of slots) {
    const parts = sizes.split(/, (?![^(]*\))/);
    const limits = parts.map((part) => Number(/^\(min-width: (\d+)em\) /.exec(part)?.[1] ?? 0));
    expect(limits, name).toEqual(limits.toSorted((a, b) => b - a));
    expect(limits.at(-1), name).toBe(0);
    for (const limit of limits.slice(0, -1)) expect(breakpoints, name).toContain(limit);
  }
});

test("a phone with three pixels in one asks for about as many as one with two", () => {
  expect(pictureSlots.phase.sizes).toBe("(min-width: 64em) min(55vw, 1035px), 96vw");
  expect(sizesOf("phase")).toBe(
    "(min-width: 64em) min(55vw, 1035px), (min-resolution: 2.5dppx) calc(96vw * 0.66), 96vw",
  );
});

test("a picture of a fixed width has a file about as wide, for two pixels per CSS pixel where it is the only one", () => {
  for (const [name, { sizes, widths }] of slots) {
    for (const [, length] of sizes.matchAll(/(?<=^|\) )(\d+)px/g)) {
      const wanted = Number(length) * (widths.length === 1 ? 2 : 1);
      const nearest = Math.min(...widths.map((width) => Math.abs(width / wanted - 1)));
      expect(nearest, `${name} at ${length} px`).toBeLessThan(0.17);
    }
  }
});

test("a slot that shows a whole picture is offered every pixel", () => {
  expect(sizesOf("fullscreen")).toBe(pictureSlots.fullscreen.sizes);
});

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
