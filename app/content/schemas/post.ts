import { z } from "zod";
import { captionedPicture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { aliases, askedInBody, atLeastOne, isoDate, properName, publication, slug, text } from "#app/schemas/fields.ts";

/** An article of the blog; its body is the text. */
export const postSchema = z.strictObject({
  slug: slug.optional(),
  aliases,
  title: text,
  description: text,
  date: isoDate,
  updated: isoDate.optional(),
  tags: atLeastOne(properName),
  images: z.array(showIn(captionedPicture, { slots: ["text"], first: ["lead", "cardTwo", "cardThree"] })).length(3),
  askedInBody,
  ...publication,
});
export type Post = z.output<typeof postSchema>;
