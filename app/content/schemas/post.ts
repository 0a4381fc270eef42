import { z } from "zod";
import { captionedPicture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import {
  aliases,
  atLeastOne,
  description,
  isoDate,
  properName,
  publication,
  slug,
  title,
  withId,
} from "#app/schemas/fields.ts";

/** An article of the blog; its body is the text. */
export const postSchema = z.strictObject({
  slug: slug.optional(),
  aliases,
  title,
  description,
  date: isoDate.describe("fields.post.date"),
  updated: isoDate.optional().describe("fields.post.updated"),
  tags: atLeastOne(properName("fields.post.tag"), "fields.post.tags"),
  images: z
    .array(
      showIn(withId(captionedPicture), { slots: ["text"], first: ["lead", "article", "articleLead", "articleThree"] }),
    )
    .length(3)
    .describe("fields.post.images"),
  ...publication,
});
export type Post = z.output<typeof postSchema>;
