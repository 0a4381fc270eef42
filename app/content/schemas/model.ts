import { z } from "zod";
import { planSchema } from "#app/floor-plan/plan-schema.ts";
import { picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { action, atLeastOne, callToAction, description, identifier, slug, text, title } from "#app/schemas/fields.ts";

const size = z.strictObject({
  length: z.number().positive().describe("Exterior length in metres."),
  width: z.number().positive().describe("Exterior width in metres."),
  imperial: text("The same in feet, as written on the product page."),
});

const fact = z.strictObject({ label: text("What the fact is about."), value: text("The fact.") });

const presentation = z.strictObject({
  title,
  description,
  tagline: text("Sentence below the name of the model."),
  text: text("Paragraphs, separated by a blank line."),
  facts: atLeastOne(fact.describe("A key fact."), "The key facts."),
  cta: callToAction.extend({ secondary: action.describe("Link to the detailed page.") }).describe("Closing block."),
});

const namedItem = z
  .strictObject({ name: text("Name of the item."), text: text("One sentence about it.") })
  .describe("An item of a list of the product page.");

/** The kinds of foundation, in the order in which models are compared. */
export const foundationKinds = ["screws", "pads", "strips", "slab", "micropiles", "supports"] as const;
export type FoundationKind = (typeof foundationKinds)[number];

const introducedList = z.strictObject({
  intro: text("Sentence above the list."),
  items: atLeastOne(namedItem, "The items."),
});

const foundations = introducedList.extend({
  items: atLeastOne(
    namedItem.extend({ kind: z.enum(foundationKinds).describe("Its kind, by which models are compared.") }),
    "The ways, each of a kind.",
  ),
});

const layout = z.strictObject({
  note: text("Warning above the list: the layout is a suggestion."),
  items: atLeastOne(namedItem.extend({ room: identifier.describe("Id of the room in the plan.") }), "The rooms."),
});

const fixedSizeFields = ["foundations", "layout", "options", "construction"] as const;
const bespokeFields = ["possibilities", "advantages", "features"] as const;

const productFields = z.strictObject({
  title,
  description,
  foundations: foundations.optional().describe("Ways to rest the module on the ground; only models of a fixed size."),
  layout: layout.optional().describe("What each room has; only models of a fixed size."),
  options: atLeastOne(namedItem, "What the client may choose; only models of a fixed size.").optional(),
  construction: atLeastOne(namedItem, "How it is built; only models of a fixed size.").optional(),
  possibilities: introducedList.optional().describe("What can be composed; only bespoke models."),
  advantages: introducedList.optional().describe("What the client gains; only bespoke models."),
  features: introducedList.optional().describe("What stays the same; only bespoke models."),
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
  },
  // Otherwise zod would run the rule only once the object has no other issue.
  { when: ({ value }) => typeof value === "object" && value !== null },
);

/** A model: its presentation page, its detailed page, its pictures and plans. */
export const modelSchema = z.strictObject({
  slug: slug.optional(),
  name: text("Name on product pages: MOD|ONE."),
  tileName: text("Name on tiles: MOD.ONE."),
  size: size.nullable().describe("Exterior size, from which area and price are worked out; null for a bespoke model."),
  weight: z.number().positive().optional().describe("Weight of the finished module in kilograms."),
  presentation: presentation.describe("Words of the page of the model."),
  product: product.describe("Words of the detailed page."),
  images: atLeastOne(
    showIn(picture, { slots: ["stage", "fullscreen"], first: ["lead", "cardThree"] }),
    "The pictures, the main one first.",
  ),
  plans: atLeastOne(planSchema, "The floor plans."),
});
export type Model = z.output<typeof modelSchema>;
