import { z } from "zod";
import { picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { aliases, atLeastOne, modelId, properName, publication, slug, text } from "#app/schemas/fields.ts";

const author = z.strictObject({
  name: properName,
  role: text,
});

/** A success story; its body is the text. */
export const storySchema = z.strictObject({
  slug: slug.optional(),
  aliases,
  // Whether it is invented, which its page says.
  sample: z.boolean().optional(),
  title: text,
  description: text,
  author,
  model: modelId,
  quote: text,
  images: atLeastOne(showIn(picture, { slots: ["text"], first: ["lead", "beside", "cardTwo"] })),
  ...publication,
});
export type Story = z.output<typeof storySchema>;
