import { z } from "zod";
import { picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import {
  aliases,
  atLeastOne,
  description,
  modelId,
  properName,
  publication,
  slug,
  text,
  title,
  withId,
} from "#app/schemas/fields.ts";

const author = z.strictObject({
  name: properName("fields.story.authorName"),
  role: text("fields.story.authorRole"),
});

/** A success story; its body is the text. */
export const storySchema = z.strictObject({
  slug: slug.optional(),
  aliases,
  sample: z.boolean().optional().describe("fields.story.sample"),
  title,
  description,
  author: author.describe("fields.story.author"),
  model: modelId,
  quote: text("fields.story.quote"),
  images: atLeastOne(showIn(withId(picture), { slots: ["text"], first: ["lead", "story"] }), "fields.common.images"),
  ...publication,
});
export type Story = z.output<typeof storySchema>;
