import { z } from "zod";
import { planSchema } from "#app/floor-plan/plan-schema.ts";
import { leadPicture, picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import {
  aliases,
  atLeastOne,
  callToAction,
  description,
  identifier,
  properName,
  slug,
  text,
  title,
  withId,
} from "#app/schemas/fields.ts";

const size = z.strictObject({
  length: z.number().positive().describe("fields.model.length"),
  width: z.number().positive().describe("fields.model.width"),
  imperial: properName("fields.model.imperial"),
});

const fact = z.strictObject({ label: text("fields.model.factLabel"), value: text("fields.model.factValue") });

const presentation = z.strictObject({
  title,
  description,
  tagline: text("fields.model.tagline"),
  image: leadPicture.describe("fields.model.poster"),
  text: text("fields.common.paragraphs"),
  facts: atLeastOne(withId(fact.describe("fields.model.fact")), "fields.model.facts"),
});

const namedItem = z
  .strictObject({ name: text("fields.model.itemName"), text: text("fields.model.itemText") })
  .describe("fields.model.namedItem");

/** The kinds of foundation, in the order in which models are compared. */
export const foundationKinds = ["screws", "pads", "strips", "slab", "micropiles", "supports"] as const;
export type FoundationKind = (typeof foundationKinds)[number];

const introducedList = z.strictObject({
  intro: text("fields.model.listIntro"),
  items: atLeastOne(withId(namedItem), "fields.model.listItems"),
});

const foundations = introducedList.extend({
  items: atLeastOne(
    withId(namedItem.extend({ kind: z.enum(foundationKinds).describe("fields.model.foundationKind") })),
    "fields.model.foundationItems",
  ),
});

const layout = z.strictObject({
  note: text("fields.model.layoutNote"),
  items: atLeastOne(withId(namedItem.extend({ room: identifier.describe("fields.model.room") })), "fields.model.rooms"),
});

const fixedSizeFields = ["foundations", "layout", "options", "construction"] as const;
const bespokeFields = ["possibilities", "advantages", "features"] as const;

const pictures = z.strictObject({
  foundations: leadPicture.optional(),
  options: leadPicture.optional(),
  construction: leadPicture.optional(),
  possibilities: leadPicture.optional(),
  advantages: leadPicture.optional(),
  features: leadPicture.optional(),
});

const productFields = z.strictObject({
  title,
  description,
  foundations: foundations.optional().describe("fields.model.foundations"),
  layout: layout.optional().describe("fields.model.layout"),
  options: atLeastOne(withId(namedItem), "fields.model.options").optional(),
  construction: atLeastOne(withId(namedItem), "fields.model.construction").optional(),
  possibilities: introducedList.optional().describe("fields.model.possibilities"),
  advantages: introducedList.optional().describe("fields.model.advantages"),
  features: introducedList.optional().describe("fields.model.features"),
  pictures: pictures.optional().describe("fields.model.pictures"),
  contact: callToAction,
});

// A union would report a misspelt field once for each kind, so both kinds share one
// object, and the rule reports with the issue codes of a plain object.
const product = productFields.superRefine(
  (value, context) => {
    const bespoke = bespokeFields.some((field) => value[field] !== undefined);
    for (const field of bespoke ? bespokeFields : fixedSizeFields) {
      if (value[field] === undefined) {
        const expected = field === "options" || field === "construction" ? "array" : "object";
        context.addIssue({ code: "invalid_type", expected, input: undefined, path: [field] });
      }
    }
    const keys = (bespoke ? fixedSizeFields : []).filter((field) => value[field] !== undefined);
    if (keys.length > 0) context.addIssue({ code: "unrecognized_keys", keys, input: value });
    const unplaced = [...fixedSizeFields, ...bespokeFields].filter(
      (field) => field !== "layout" && value.pictures?.[field] && value[field] === undefined,
    );
    if (unplaced.length > 0) {
      context.addIssue({ code: "unrecognized_keys", keys: unplaced, input: value.pictures, path: ["pictures"] });
    }
  },
  // Otherwise zod would run the rule only once the object has no other issue.
  { when: ({ value }) => typeof value === "object" && value !== null },
);

/** A model: its presentation page, its detailed page, its pictures and plans. */
export const modelSchema = z.strictObject({
  slug: slug.optional(),
  aliases,
  name: properName("fields.model.name"),
  tileName: properName("fields.model.tileName"),
  size: size.nullable().describe("fields.model.size"),
  weight: z.number().positive().optional().describe("fields.model.weight"),
  presentation: presentation.describe("fields.model.presentation"),
  product: product.describe("fields.model.product"),
  images: atLeastOne(showIn(withId(picture), { slots: ["stage", "fullscreen"] }), "fields.common.images"),
  plans: atLeastOne(planSchema, "fields.model.plans"),
});
export type Model = z.output<typeof modelSchema>;
