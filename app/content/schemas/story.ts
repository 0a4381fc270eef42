import { z } from "zod";
import { picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { atLeastOne, description, modelId, publication, slug, text, title } from "#app/schemas/fields.ts";

const author = z.strictObject({
  name: text("First name."),
  role: text("What they do."),
});

/** A success story; its body is the text. */
export const storySchema = z.strictObject({
  slug: slug.optional(),
  sample: z.boolean().optional().describe("True for an invented example, which may not be published as a client's."),
  title,
  description,
  author: author.describe("Who tells the story."),
  model: modelId,
  quote: text("A sentence of the author, without quotation marks."),
  images: atLeastOne(
    showIn(picture, { slots: ["text"], first: ["lead", "story"] }),
    "The pictures, the main one first.",
  ),
  ...publication,
});
export type Story = z.output<typeof storySchema>;
