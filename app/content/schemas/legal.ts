import { z } from "zod";
import { isoDate, text, yearMonth } from "#app/schemas/fields.ts";

/**
 * Says that a lawyer has reviewed a text: when, and the hash of what visitors read. The gate of a site that goes online
 * prints the hash, and refuses the text once it has changed.
 */
const review = z.strictObject({
  date: isoDate,
  text: z.string().min(1),
});

/** A legal page; its body is the text. Its path is in the locale file, under the name of its file. */
export const legalSchema = z.strictObject({
  title: text,
  description: text,
  updated: yearMonth.optional(),
  reviewed: review.optional(),
});
