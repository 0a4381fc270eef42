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
  // Whether it is invented, which its page says. A real one says no: a mark that is lost would make an invention real.
  sample: z.boolean(),
  title: text,
  description: text,
  author,
  model: modelId,
  quote: text,
  images: atLeastOne(showIn(picture, { slots: ["text"], first: ["lead", "beside", "cardTwo"] })),
  ...publication,
});
export type Story = z.output<typeof storySchema>;
