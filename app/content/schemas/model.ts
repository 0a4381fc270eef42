import { z } from "zod";
import { planSchema, rectangle } from "#app/floor-plan/plan-schema.ts";
import { galleryPicture, leadPicture, picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import {
  aliases,
  asked,
  askedInBody,
  atLeastOne,
  callToAction,
  identifier,
  plainText,
  properName,
  publication,
  slug,
  text,
} from "#app/schemas/fields.ts";

const size = z.strictObject({
  length: z.number().positive(),
  width: z.number().positive(),
  // In feet, as the product page shows it: 25'x12'.
  imperial: plainText,
});

const fact = z.strictObject({ label: text, value: text });

const scene = z.strictObject({
  // The time of day, or the room.
  moment: text,
  text,
  image: showIn(picture, { slots: ["lead"] }),
});

const presentation = z.strictObject({
  title: text,
  description: text,
  tagline: text,
  asked,
  image: leadPicture,
  // That of the large picture, in the line of the moments.
  moment: text.optional(),
  // After the large picture; a model may have no other one yet.
  scenes: atLeastOne(scene).optional(),
  text,
  facts: atLeastOne(fact),
});

const namedItem = z.strictObject({ name: text, text: text, asked });

/** The kinds of foundation, in the order in which models are compared. */
export const foundationKinds = ["screws", "pads", "strips", "slab", "micropiles", "supports"] as const;

const introducedList = z.strictObject({
  intro: text,
  items: atLeastOne(namedItem),
});

/** A module among others; what may come later, or is there already, is drawn in broken lines. */
const composedModule = z.strictObject({
  rect: rectangle,
  floor: z.int().nonnegative().optional(),
  later: z.literal(true).optional(),
});
export type ComposedModule = z.output<typeof composedModule>;

const possibilities = introducedList.extend({
  items: atLeastOne(namedItem.extend({ modules: atLeastOne(composedModule).optional() })),
});

const foundations = introducedList.extend({
  items: atLeastOne(namedItem.extend({ kind: z.enum(foundationKinds) })),
});

const layout = z.strictObject({
  items: atLeastOne(namedItem.extend({ room: identifier })),
});

const fixedSizeFields = ["foundations", "layout", "options", "construction"] as const;
const bespokeFields = ["possibilities", "advantages", "features"] as const;
/** Fields that a bespoke model may have too. */
const sharedFields: readonly string[] = ["options"];

/** Pictures as wide as the page, each above the list of its name. */
const pictures = z.strictObject({
  foundations: leadPicture.optional(),
  options: leadPicture.optional(),
  construction: leadPicture.optional(),
  possibilities: leadPicture.optional(),
  advantages: leadPicture.optional(),
  features: leadPicture.optional(),
});

const productFields = z.strictObject({
  title: text,
  description: text,
  foundations: foundations.optional(),
  layout: layout.optional(),
  options: atLeastOne(namedItem).optional(),
  construction: atLeastOne(namedItem).optional(),
  possibilities: possibilities.optional(),
  advantages: introducedList.optional(),
  features: introducedList.optional(),
  pictures: pictures.optional(),
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
    const keys = (bespoke ? fixedSizeFields : []).filter(
      (field) => value[field] !== undefined && !sharedFields.includes(field),
    );
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
  name: properName,
  // Null for a bespoke model.
  size: size.nullable(),
  // In kilograms: one of a few tonnes is written in those.
  weight: z.number().min(500).optional(),
  presentation,
  product,
  images: atLeastOne(showIn(galleryPicture, { slots: ["stage", "fullscreen"] })),
  // Names of its options that the pictures show.
  pictured: atLeastOne(properName).optional(),
  // The styles of the product page choose among six.
  plans: atLeastOne(planSchema).max(6),
  askedInBody,
  draft: publication.draft,
});
export type Model = z.output<typeof modelSchema>;
